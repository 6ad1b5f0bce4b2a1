import type { Clock } from '../../clock.ts';
import { runDraftJob } from './run-draft-job.ts';

/** Writes the draft of a job that has become free; every other change of a job is none of its business. */
export async function onDraftJobWritten(job: Record<string, unknown> | undefined, clock: Clock): Promise<void> {
  if (job?.state !== 'queued' || typeof job.id !== 'string') return;
  await runDraftJob(job.id, clock);
}
