import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DraftJob } from '../../../contract/src/entities/draft-job.ts';
import { requeueJobs } from '../../../functions/src/answering/jobs/requeue-repository.ts';
import { runDraftJob } from '../../../functions/src/answering/jobs/run-draft-job.ts';
import { systemClock } from '../../../functions/src/clock.ts';
import { audit } from '../../../functions/src/firebase/collections.ts';

const SWEEP_EVERY_MS = 2_000;
const NANOSECONDS = 1e6;

export interface LoadResult {
  /** Drafts recorded for each job. */
  written: number[];
  /** Longest time that the event loop was blocked, in milliseconds. */
  blocked: number;
  milliseconds: number;
}

/** Runs jobs at once in this process while the sweep runs. */
export async function runTogether(jobs: readonly DraftJob[]): Promise<LoadResult> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const sweeping = setInterval(() => void requeueJobs(systemClock()), SWEEP_EVERY_MS);
  const start = performance.now();
  delay.enable();
  await Promise.all(jobs.map(({ id }) => runDraftJob(id, systemClock)));
  delay.disable();
  clearInterval(sweeping);
  const milliseconds = performance.now() - start;
  const written = await Promise.all(jobs.map(draftsOf));
  return { written, blocked: delay.max / NANOSECONDS, milliseconds };
}

async function draftsOf({ request_id }: DraftJob): Promise<number> {
  const entries = audit().where('target', '==', `requests/${request_id}`).where('action', '==', 'draft.written');
  return (await entries.count().get()).data().count;
}
