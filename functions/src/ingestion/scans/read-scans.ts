import { Worker } from 'node:worker_threads';
import { endWorker } from '../end-worker.ts';
import type { PageText } from '../pdf/page-text.ts';

/** By page; null for a page without text that can be trusted. */
export type Scans = ReadonlyMap<number, PageText | null>;

/** Of each page, at its own limits. */
type Interruptions = ReadonlyMap<number, number>;

export interface ScanJob {
  bytes: Uint8Array;
  pages: number[];
}

export interface ScanMessage {
  page: number;
  text: PageText | null;
  /** False when the page is begun. */
  isDone: boolean;
}

interface ScanLimits {
  /** For this call; the other pages are left for the next. */
  milliseconds: number;
  /** CPU time of this process, whatever else the machine does. */
  pageCpuMilliseconds: number;
  /** MiB by which the process may grow. */
  mebibytes: number;
  /** Interruptions after which a page counts as one without text. */
  attempts: number;
  /** Pages that may be given up, besides as many as were read, before the rest is. */
  givenUp: number;
}

/**
 * A slice fits a function's time with the reading of the text before and after it. A page takes 4 to 15 seconds of CPU,
 * twice that on a busy machine.
 */
const LIMITS: ScanLimits = {
  ...{ milliseconds: 110_000, pageCpuMilliseconds: 60_000, mebibytes: 700 },
  ...{ attempts: 2, givenUp: 3 },
};

/** A worker that cannot start within its heap ends the whole process. */
const HEAP_MEBIBYTES = 512;
const CHECK_EVERY_MS = 100;
const MEBIBYTE = 1024 * 1024;

export interface EarlierScans {
  scans: Scans;
  interruptions: Interruptions;
}

export interface ScanOptions {
  limits?: ScanLimits;
  earlier?: EarlierScans;
  /** After each page; false stops the reading. */
  onPage?: (read: number) => Promise<boolean>;
}

export interface ScanSlice {
  /** Pages left out were not reached, or are to be tried again. */
  read: Map<number, PageText | null>;
  /** With those of earlier slices. */
  interruptions: Map<number, number>;
}

/**
 * In a worker, stopped at the limits. A page that takes too much, ends its worker or takes a whole slice is tried
 * again, first in the next slice; after its last attempt it counts as one without text.
 */
export async function readScans({ bytes, pages }: ScanJob, options: ScanOptions = {}): Promise<ScanSlice> {
  const { limits = LIMITS, earlier, onPage = () => Promise.resolve(true) } = options;
  const read = new Map<number, PageText | null>();
  const interruptions = new Map(earlier?.interruptions);
  const putOff = new Set<number>();
  const deadline = Date.now() + limits.milliseconds;
  // Tries one page at least: a slice whose time is over before it begins would leave the document as it is, for ever.
  do {
    const left = pages.filter((page) => !read.has(page) && !putOff.has(page));
    const [next] = left;
    if (next === undefined) break;
    const end = await readUntilStopped(
      { bytes, pages: left },
      { limits, deadline, onPage, read, isFirst: putOff.size === 0 },
    );
    if (end === 'stopped') break;
    // A worker that ends before its first page would be started for ever.
    const page = end ?? next;
    if (read.has(page)) continue;
    const attempts = (interruptions.get(page) ?? 0) + 1;
    interruptions.set(page, attempts);
    if (attempts < limits.attempts) putOff.add(page);
    else read.set(page, null);
    const givenUp = [...interruptions.values()].filter((times) => times >= limits.attempts).length;
    const withText = [...read.values(), ...(earlier?.scans.values() ?? [])].filter((text) => text !== null).length;
    if (givenUp > limits.givenUp + withText) for (const one of left) if (!read.has(one)) read.set(one, null);
  } while (Date.now() < deadline);
  return { read, interruptions };
}

interface Watch extends Required<Omit<ScanOptions, 'earlier'>> {
  deadline: number;
  read: Map<number, PageText | null>;
  /** In this slice. */
  isFirst: boolean;
}

/** The page at which the worker was ended; null if it ended before any. */
async function readUntilStopped(
  job: ScanJob,
  { limits, deadline, read, onPage, isFirst }: Watch,
): Promise<number | null | 'stopped'> {
  const worker = new Worker(workerFile(), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEBIBYTES },
    stderr: true,
    stdout: true,
  });
  let page: number | null = null;
  let pageStart = process.cpuUsage();
  const atStart = process.memoryUsage.rss();
  try {
    return await new Promise((resolve) => {
      const watch = setInterval(() => {
        // A page that took a whole slice must not take all; one begun late in it is not at fault.
        if (Date.now() >= deadline) finish(isFirst && read.size === 0 ? page : 'stopped');
        else if (cpuMilliseconds(pageStart) > limits.pageCpuMilliseconds) finish(page);
        else if (process.memoryUsage.rss() - atStart > limits.mebibytes * MEBIBYTE) finish(page);
      }, CHECK_EVERY_MS);
      const finish = (outcome: number | null | 'stopped') => {
        clearInterval(watch);
        // The worker may be a page ahead.
        worker.removeAllListeners('message');
        resolve(outcome);
      };
      worker.on('message', (message: ScanMessage) => {
        [page, pageStart] = [message.page, process.cpuUsage()];
        if (!message.isDone) return;
        read.set(message.page, message.text);
        page = null;
        onPage(read.size).then(
          (goesOn) => goesOn || finish('stopped'),
          () => finish('stopped'),
        );
      });
      worker.once('error', () => finish(page));
      worker.once('exit', () => finish(page));
    });
  } finally {
    await endWorker(worker);
  }
}

function cpuMilliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** A separate bundle when deployed. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./read-scans-worker.${extension}`, import.meta.url);
}
