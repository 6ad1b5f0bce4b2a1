import { setGlobalOptions } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { beforeUserCreated } from 'firebase-functions/identity';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { configuredSigner } from './audit/signing/sign-head.ts';
import { linkAudit } from './audit/link-audit.ts';
import { onDraftJobWritten } from './answering/jobs/on-draft-job-written.ts';
import { systemClock } from './clock.ts';
import { hasNoIdentityPlatform, retentionPeriods, sendsNoMail, smtpPassword } from './config.ts';
import { createApp } from './app/create-app.ts';
import { invoker, region, serviceAccount, SIZES } from './function-options.ts';
import { onFactJobWritten } from './glance/gaps/on-fact-job-written.ts';
import { onFileUploaded } from './ingestion/on-file-uploaded.ts';
import { onMailWritten } from './outbox/on-mail-written.ts';
import { onEvaluationWritten } from './reports/on-evaluation-written.ts';
import { onQuestionWritten } from './reports/on-question-written.ts';
import { onSiteNameWritten } from './reports/on-site-name-written.ts';
import { onNameWritten } from './requests/on-name-written.ts';
import { onUserWritten } from './requests/on-user-written.ts';
import { countsOf, planRemoval } from './retention/plan-removal.ts';
import { refuseOwnAccount } from './users/refuse-own-account.ts';
import { sendWeeklySummaries } from './weekly-summary/send-weekly-summaries.ts';
import { sweep } from './app/sweep.ts';
import { logLine } from './log-context.ts';

setGlobalOptions({ region, serviceAccount });

export const api = onRequest({ ...SIZES.api, timeoutSeconds: 60, invoker }, createApp());

/** One thread composes drafts and keeps the indexes in up to 1.5 GiB, the other renews leases. */
export const writeDraft = onDocumentWritten(
  {
    ...SIZES.writeDraft,
    cpu: 2,
    document: `${COLLECTIONS.draftJobs}/{jobId}`,
    timeoutSeconds: 300,
    retry: true,
  },
  (event) => onDraftJobWritten(event.data?.after.data(), systemClock),
);

export const readDocument = onObjectFinalized(
  {
    ...SIZES.readDocument,
    cpu: 1,
    timeoutSeconds: 300,
    retry: true,
  },
  (event) => onFileUploaded(event.data.name, systemClock),
);

export const findFacts = onDocumentWritten(
  {
    ...SIZES.findFacts,
    document: `${COLLECTIONS.documentFacts}/{documentId}`,
    timeoutSeconds: 300,
    retry: true,
  },
  (event) => onFactJobWritten(event.data?.after.data(), systemClock),
);

export const releaseRequests = onDocumentWritten(
  {
    ...SIZES.releaseRequests,
    document: `${COLLECTIONS.users}/{userId}`,
    timeoutSeconds: 300,
    retry: true,
  },
  ({ params, data }) =>
    onUserWritten({ userId: params.userId, before: data?.before.data(), after: data?.after.data() }, systemClock),
);

export const spreadSiteName = onDocumentWritten(
  {
    ...SIZES.spreadSiteName,
    document: `${COLLECTIONS.sites}/{id}`,
    timeoutSeconds: 300,
    retry: true,
  },
  async ({ params, data }) => {
    const change = { id: params.id, before: data?.before.data(), after: data?.after.data() };
    await Promise.all([onNameWritten({ kind: 'site', ...change }), onSiteNameWritten(change)]);
  },
);

export const spreadStudyName = onDocumentWritten(
  {
    ...SIZES.spreadStudyName,
    document: `${COLLECTIONS.studies}/{id}`,
    timeoutSeconds: 300,
    retry: true,
  },
  ({ params, data }) =>
    onNameWritten({ kind: 'study', id: params.id, before: data?.before.data(), after: data?.after.data() }),
);

export const countQuestion = onDocumentWritten(
  {
    ...SIZES.countQuestion,
    document: `${COLLECTIONS.requestQueries}/{key}`,
    timeoutSeconds: 60,
    retry: true,
  },
  ({ data }) => onQuestionWritten({ before: data?.before.data(), after: data?.after.data() }),
);

export const countEvaluation = onDocumentWritten(
  {
    ...SIZES.countEvaluation,
    document: `${COLLECTIONS.evaluations}/{key}`,
    timeoutSeconds: 60,
    retry: true,
  },
  ({ params, data }) =>
    onEvaluationWritten({ key: params.key, before: data?.before.data(), after: data?.after.data() }),
);

export const requeueOrphanedJobs = onSchedule(
  {
    ...SIZES.requeueOrphanedJobs,
    schedule: 'every 1 minutes',
    timeoutSeconds: 300,
  },
  () => sweep(systemClock),
);

export const weeklySummary = onSchedule(
  {
    ...SIZES.weeklySummary,
    schedule: 'every monday 07:00',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 300,
    retryCount: 3,
  },
  async () => {
    await sendWeeklySummaries(systemClock);
  },
);

/** Absent without SMTP_HOST. */
export const sendMail = onDocumentWritten(
  {
    ...SIZES.sendMail,
    document: `${COLLECTIONS.mail}/{mailId}`,
    omit: sendsNoMail,
    secrets: [smtpPassword],
    timeoutSeconds: 100,
    retry: true,
  },
  (event) => onMailWritten(event.params.mailId, event.data?.after.get('delivery.state'), systemClock),
);

/** Removes nothing. */
export const listExpired = onSchedule(
  {
    ...SIZES.listExpired,
    schedule: '1 of month 05:00',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
  },
  async () => {
    logLine('INFO', 'Retention', countsOf(await planRemoval(retentionPeriods(), systemClock())));
  },
);

/** Absent without IDENTITY_PLATFORM. */
export const refuseAccount = beforeUserCreated(
  { ...SIZES.refuseAccount, omit: hasNoIdentityPlatform, timeoutSeconds: 7 },
  refuseOwnAccount,
);

/** Logs each head, for comparison outside the database. */
export const linkAuditTrail = onSchedule(
  {
    ...SIZES.linkAuditTrail,
    schedule: 'every 60 minutes',
    timeoutSeconds: 300,
    retryCount: 3,
  },
  async () => {
    const blocks = await linkAudit({ now: systemClock(), sign: configuredSigner() });
    for (const { number, sha256, signature } of blocks) logLine('INFO', 'Audit head', { number, sha256, signature });
  },
);
