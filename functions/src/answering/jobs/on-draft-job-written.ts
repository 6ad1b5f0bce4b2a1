import type { Clock } from '../../clock.ts';
import { runDraftJob } from './run-draft-job.ts';

/** Runs queued jobs; ignores other changes. */
export async function onDraftJobWritten(job: Record<string, unknown> | undefined, clock: Clock): Promise<void> {
  if (job?.state !== 'queued' || typeof job.id !== 'string') return;
  await runDraftJob(job.id, clock);
}
