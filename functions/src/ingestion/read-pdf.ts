import { Worker } from 'node:worker_threads';
import { endWorker } from './end-worker.ts';
import { failedReading } from './failed-reading.ts';
import type { PdfReading } from './passages/passage.ts';
import type { Scans } from './scans/read-scans.ts';

interface ReadingLimits {
  milliseconds: number;
  /** MiB by which the process may grow while reading. */
  mebibytes: number;
}

export interface ReadingJob {
  bytes: Uint8Array;
  /** Text of pages that have none of their own. */
  scans: Scans;
}

interface ReadingOptions {
  limits?: ReadingLimits;
  scans?: Scans;
}

const LIMITS: ReadingLimits = { milliseconds: 50_000, mebibytes: 700 };

/** A worker that cannot start within its heap ends the whole process. */
const HEAP_MEBIBYTES = 512;

/** Buffers are outside the worker's own limits, so memory is polled. */
const CHECK_EVERY_MS = 100;

const MEBIBYTE = 1024 * 1024;

/** In a worker, stopped at the limits. Problems with the file are results, not rejections. */
export async function readPdf(
  bytes: Uint8Array,
  { limits = LIMITS, scans = new Map() }: ReadingOptions = {},
): Promise<PdfReading> {
  if (bytes.length === 0) return failedReading('empty');
  if (!startsAsPdf(bytes)) return failedReading('not_pdf');
  const worker = new Worker(workerFile(), {
    workerData: { bytes, scans } satisfies ReadingJob,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEBIBYTES },
    stderr: true,
    stdout: true,
  });
  try {
    return await supervise(worker, limits);
  } finally {
    await endWorker(worker);
  }
}

function supervise(worker: Worker, limits: ReadingLimits): Promise<PdfReading> {
  return new Promise((resolve) => {
    const atStart = process.memoryUsage.rss();
    const deadline = setTimeout(() => finish(failedReading('took_too_long')), limits.milliseconds);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - atStart > limits.mebibytes * MEBIBYTE) finish(failedReading('took_too_long'));
    }, CHECK_EVERY_MS);
    const finish = (reading: PdfReading) => {
      clearTimeout(deadline);
      clearInterval(watch);
      resolve(reading);
    };
    worker.once('message', finish);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      finish(failedReading(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'took_too_long' : 'damaged')),
    );
    worker.once('exit', () => finish(failedReading('damaged')));
  });
}

/** A separate bundle when deployed. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./read-pdf-worker.${extension}`, import.meta.url);
}

/** Mail gateways put bytes before the signature; it may be anywhere in the first KiB. */
function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}
