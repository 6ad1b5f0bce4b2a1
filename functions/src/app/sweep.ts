import { requeueAbandonedJobs } from '../answering/jobs/draft-job-repository.ts';
import { secondsAfter, type Clock } from '../clock.ts';
import { unreadDocuments } from '../documents/document-repository.ts';
import { ingestDocument } from '../ingestion/ingest-document.ts';

/** A trigger this late was lost. */
const OVERDUE_SECONDS = 60;

/** Requeues draft jobs whose lease expired, and reads uploads whose trigger was lost. */
export async function sweep(clock: Clock): Promise<void> {
  const now = clock();
  await requeueAbandonedJobs(now);
  for (const { id } of await unreadDocuments(secondsAfter(now, -OVERDUE_SECONDS))) {
    await ingestDocument(id, clock);
  }
}
