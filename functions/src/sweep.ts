import { requeueAbandonedJobs } from './answering/jobs/draft-job-repository.ts';
import { secondsAfter, type Clock } from './clock.ts';
import { unreadDocuments } from './documents/document-repository.ts';
import { ingestDocument } from './ingestion/ingest-document.ts';

/** A trigger that has not come after this long is not coming. */
const OVERDUE_SECONDS = 60;

/** Takes up what was left behind by an instance that was ended or a trigger that never came. */
export async function sweep(clock: Clock): Promise<void> {
  const now = clock();
  await requeueAbandonedJobs(now);
  for (const { id } of await unreadDocuments(secondsAfter(now, -OVERDUE_SECONDS))) {
    await ingestDocument(id, clock);
  }
}
