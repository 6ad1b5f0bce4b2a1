import { Worker } from 'node:worker_threads';
import { endWorker } from '../end-worker.ts';

export interface PagesToDraw {
  bytes: Uint8Array;
  pages: number[];
}

/** JPEG. */
export interface PageImage {
  page: number;
  image: Uint8Array;
}

const LIMITS = { milliseconds: 15_000, mebibytes: 700 };

/** A worker that cannot start within its heap ends the whole process. */
const HEAP_MEBIBYTES = 512;
const CHECK_EVERY_MS = 100;
const MEBIBYTE = 1024 * 1024;

/** In a worker, stopped at the limits; omits pages that it did not reach. */
export async function drawPages(job: PagesToDraw, limits = LIMITS): Promise<PageImage[]> {
  const worker = new Worker(workerFile(), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEBIBYTES },
    stderr: true,
    stdout: true,
  });
  const drawn: PageImage[] = [];
  const atStart = process.memoryUsage.rss();
  const deadline = Date.now() + limits.milliseconds;
  try {
    return await new Promise((resolve) => {
      const finish = () => {
        clearInterval(watch);
        resolve(drawn);
      };
      const watch = setInterval(() => {
        const grown = process.memoryUsage.rss() - atStart;
        if (Date.now() >= deadline || grown > limits.mebibytes * MEBIBYTE) finish();
      }, CHECK_EVERY_MS);
      worker.on('message', (image: PageImage) => drawn.push(image));
      worker.once('error', finish);
      worker.once('exit', finish);
    });
  } finally {
    await endWorker(worker);
  }
}

/** A separate bundle when deployed. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./draw-pages-worker.${extension}`, import.meta.url);
}
