import { Worker } from 'node:worker_threads';
import { within } from './within.ts';

interface WorkerCall {
  /** Subject of an error's message. */
  what: string;
  file: URL;
  /** The worker's `workerData`. */
  data: unknown;
  seconds: number;
  /** Of its heap. */
  mebibytes: number;
}

/**
 * The first message of a worker of its own, so that what computes for seconds keeps no other call of the instance
 * waiting. Rejects as the worker fails, if it ends without a message, and with a `TimeoutError`.
 */
export async function callWorker<Reply>({ what, file, data, seconds, mebibytes }: WorkerCall): Promise<Reply> {
  const worker = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: mebibytes } });
  const reply = new Promise<Reply>((resolve, reject) => {
    worker.once('message', (message: Reply) => resolve(message));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`${what} ended with code ${code} and without a reply`)));
  });
  try {
    return await within({ seconds, what }, reply);
  } finally {
    await worker.terminate();
  }
}
