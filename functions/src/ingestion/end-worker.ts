import type { Worker } from 'node:worker_threads';
import { logFailure } from '../log-failure.ts';
import { within } from '../within.ts';

const SECONDS = 5;

/** A worker that does not end is left behind, or its document would stay unread. */
export async function endWorker(worker: Worker): Promise<void> {
  try {
    await within({ seconds: SECONDS, what: 'Ending a worker' }, worker.terminate());
  } catch (error) {
    logFailure('A worker did not end', { severity: 'WARNING', details: {}, error });
  }
}
