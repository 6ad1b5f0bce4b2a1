import { deliverAnnouncements } from '../announcements/deliver-announcement.ts';
import { requeueJobs } from '../answering/jobs/requeue-repository.ts';
import { secondsAfter, type Clock } from '../clock.ts';
import { smtpSettings } from '../config.ts';
import { endAbandonedUploads } from '../documents/direct-upload.ts';
import { unreadDocuments } from '../documents/reading-repository.ts';
import { requeueFactJobs } from '../glance/gaps/fact-job-repository.ts';
import { remindColleagues } from '../notes/remind-colleagues.ts';
import { wakeDueMails } from '../outbox/mail-repository.ts';
import { spreadDueNames } from '../requests/spread-due-names.ts';
import { watchClocks } from '../requests/watch-clocks.ts';
import { ingestDocument } from '../ingestion/ingest-document.ts';

/** A trigger this late was lost. */
const OVERDUE_SECONDS = 60;

/**
 * Requeues jobs whose lease expired and mails due again, marks requests that have become due, mails announcements, reminds
 * colleagues who were asked, ends abandoned uploads, spreads changed names, and reads uploads whose trigger was lost.
 */
export async function sweep(clock: Clock): Promise<void> {
  const now = clock();
  await Promise.all([requeueJobs(now), requeueFactJobs(now), ...(smtpSettings() ? [wakeDueMails(now)] : [])]);
  await watchClocks(clock);
  await deliverAnnouncements(clock);
  await remindColleagues(clock);
  await endAbandonedUploads(clock);
  await spreadDueNames(clock);
  for (const { id } of await unreadDocuments(secondsAfter(now, -OVERDUE_SECONDS), now)) {
    await ingestDocument(id, clock);
  }
}
