import { setGlobalOptions } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { onDraftJobWritten } from './answering/jobs/on-draft-job-written.ts';
import { systemClock } from './clock.ts';
import { createApp } from './app/create-app.ts';
import { onFileUploaded } from './ingestion/on-file-uploaded.ts';
import { sendWeeklySummaries } from './weekly-summary/send-weekly-summaries.ts';
import { sweep } from './app/sweep.ts';

setGlobalOptions({ region: 'us-central1', maxInstances: 50 });

export const api = onRequest({ memory: '512MiB', timeoutSeconds: 60, concurrency: 40 }, createApp());

/** As much memory as `readDocument`, since outdated passages are rebuilt from their PDF on the way. */
export const writeDraft = onDocumentWritten(
  { document: `${COLLECTIONS.draftJobs}/{jobId}`, memory: '2GiB', timeoutSeconds: 300, retry: true },
  (event) => onDraftJobWritten(event.data?.after.data(), systemClock),
);

export const readDocument = onObjectFinalized(
  { memory: '2GiB', cpu: 1, concurrency: 1, timeoutSeconds: 300, retry: true },
  (event) => onFileUploaded(event.data.name, systemClock),
);

export const requeueOrphanedJobs = onSchedule(
  { schedule: 'every 1 minutes', memory: '2GiB', timeoutSeconds: 300 },
  () => sweep(systemClock),
);

export const weeklySummary = onSchedule(
  { schedule: 'every monday 07:00', timeZone: 'Etc/UTC', timeoutSeconds: 300, retryCount: 3 },
  async () => {
    await sendWeeklySummaries(systemClock);
  },
);
