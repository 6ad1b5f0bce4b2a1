import type { Clock } from '../../clock.ts';
import { runFactJob } from './run-fact-job.ts';

/** Runs queued jobs; ignores other changes. */
export async function onFactJobWritten(job: Record<string, unknown> | undefined, clock: Clock): Promise<void> {
  if (job?.state !== 'queued' || typeof job.document_id !== 'string') return;
  await runFactJob(job.document_id, clock);
}
