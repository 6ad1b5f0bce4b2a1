import { Worker } from 'node:worker_threads';
import { failedReading } from './failed-reading.ts';
import type { PdfReading } from './passages/passage.ts';

/** What reading one document may cost. */
export interface ReadingLimits {
  milliseconds: number;
  /** Growth of this process's memory in MiB while it reads. */
  mebibytes: number;
}

const LIMITS: ReadingLimits = { milliseconds: 50_000, mebibytes: 700 };

/** Of the worker's own heap. A worker that cannot even start within its heap takes the process with it. */
const HEAP_MEBIBYTES = 512;

/** How often the memory is looked at. Buffers live outside of the heap that a worker's own limits count. */
const WATCH_EVERY = 100;

const MEBIBYTE = 1024 * 1024;

/**
 * Reads a PDF into passages. Never rejects because of the file: whatever it is, the reading ends within the limits,
 * with passages or with the reason why there are none. Runs in a worker that is ended when it overruns.
 */
export async function readPdf(bytes: Uint8Array, limits = LIMITS): Promise<PdfReading> {
  if (bytes.length === 0) return failedReading('empty');
  if (!startsAsPdf(bytes)) return failedReading('not_pdf');
  const worker = new Worker(workerFile(), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEBIBYTES },
    stderr: true,
    stdout: true,
  });
  try {
    return await overseen(worker, limits);
  } finally {
    await worker.terminate();
  }
}

function overseen(worker: Worker, limits: ReadingLimits): Promise<PdfReading> {
  return new Promise((resolve) => {
    const atStart = process.memoryUsage.rss();
    const deadline = setTimeout(() => finish(failedReading('took_too_long')), limits.milliseconds);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - atStart > limits.mebibytes * MEBIBYTE) finish(failedReading('took_too_long'));
    }, WATCH_EVERY);
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

/** Beside this file: as TypeScript when run from the sources, as a bundle of its own when deployed. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./read-pdf-worker.${extension}`, import.meta.url);
}

/** The signature may stand anywhere in the first KiB, and does in files that came through a mail gateway. */
function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}
