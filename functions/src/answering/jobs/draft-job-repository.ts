import { isFailedDraft, isFinishedDraft, type Draft, type FinishedDraft } from '@trialdesk/contract/entities/draft';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { SYSTEM, type AuditEvent } from '../../audit/audit-repository.ts';
import { secondsAfter } from '../../clock.ts';
import { database } from '../../firebase/app.ts';
import { draftJobs } from '../../firebase/collections.ts';
import { isExpired, isHeldBy, renewLease, takeLease, type Claim, type Lease } from '../../lease.ts';
import { changeRequestIn, requestPath, withQuery } from '../../requests/request-repository.ts';

/** Workers renew well before; one that does not is treated as dead. */
export const LEASE_SECONDS = 15;

const MAX_ATTEMPTS = 5;

/** A job leased to one worker, with the request as of the claim. */
export interface ClaimedJob {
  job: DraftJob;
  record: RequestRecord;
  query: RequestQuery;
}

/**
 * Null if the job is done, leased to another worker, or no longer needed because a person has answered. After
 * MAX_ATTEMPTS the draft fails, visibly to the reviewer.
 */
export async function claimDraftJob(jobId: string, now: string): Promise<ClaimedJob | null> {
  return database().runTransaction(async (transaction) => {
    const job = (await transaction.get(draftJobs().doc(jobId))).data();
    if (!job || job.state === 'done' || job.state === 'failed') return null;
    const attempts = job.attempts + 1;
    const lease = takeLease(leaseOf(job), claimOf({ ...job, attempts }, now));
    if (!lease) return null;
    const claimed: DraftJob = { ...job, state: 'running', attempts, lease_until: lease.until, updated_at: now };
    const isExhausted = claimed.attempts > MAX_ATTEMPTS;
    const draft: Draft = isExhausted
      ? {
          state: 'failed',
          reason: 'gave_up',
          failed_at: now,
        }
      : { state: 'writing', since: now };
    const record = await changeRequestIn(transaction, job.request_id, (current) => {
      const query = openQueryOf(current, job);
      return (
        query && { record: withDraft(current, query, draft), audit: isExhausted ? [draftEvent(job, draft, now)] : [] }
      );
    });
    const query = record && openQueryOf(record, job);
    if (!query || isExhausted) {
      const state = isExhausted ? 'failed' : 'done';
      transaction.set(draftJobs().doc(jobId), { ...claimed, state, lease_until: '' });
      return null;
    }
    transaction.set(draftJobs().doc(jobId), claimed);
    return { job: claimed, record, query };
  });
}

/** Unique for each attempt at each cause. */
function holderOf({ cause, attempts }: DraftJob): string {
  return `${cause} ${attempts}`;
}

function leaseOf(job: DraftJob): Lease | null {
  return job.state === 'running' ? { holder: holderOf(job), until: job.lease_until } : null;
}

function claimOf(job: DraftJob, now: string): Claim {
  return { holder: holderOf(job), now, seconds: LEASE_SECONDS };
}

/** False if another worker has the lease. */
export async function renewJobLease({ job }: ClaimedJob, now: string): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const current = (await transaction.get(draftJobs().doc(job.id))).data();
    const lease = current ? renewLease(leaseOf(current), claimOf(job, now)) : null;
    if (lease) transaction.update(draftJobs().doc(job.id), { lease_until: lease.until });
    return lease !== null;
  });
}

/**
 * Stores the draft and ends the job. A worker that lost its lease changes nothing, so there is only one draft; an
 * answered query gets none.
 */
export async function finishDraftJob({ job }: ClaimedJob, draft: Draft, now: string): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const current = (await transaction.get(draftJobs().doc(job.id))).data();
    if (!current || !isHeldBy(leaseOf(current), holderOf(job))) return;
    await changeRequestIn(transaction, job.request_id, (record) => {
      const query = openQueryOf(record, job);
      return query && { record: withDraft(record, query, draft), audit: [draftEvent(job, draft, now)] };
    });
    transaction.set(draftJobs().doc(job.id), {
      ...current,
      state: isFailedDraft(draft) ? 'failed' : 'done',
      lease_until: '',
      last_error: isFailedDraft(draft) ? draft.reason : '',
      updated_at: now,
    });
  });
}

function openQueryOf(record: RequestRecord, { query_id }: DraftJob): RequestQuery | null {
  const query = record.queries.find(({ id }) => id === query_id);
  return query && !query.sent ? query : null;
}

/**
 * A finished draft changes what a reviewer acts on, so it raises the version. Progress does not, and keeps the previous
 * finished draft until the new one replaces it.
 */
function withDraft(record: RequestRecord, query: RequestQuery, draft: Draft): RequestRecord {
  const changed: RequestQuery = isFinishedDraft(draft)
    ? { ...query, draft, redraft: null, version: query.version + 1 }
    : isFinishedDraft(query.draft)
      ? { ...query, redraft: draft }
      : { ...query, draft };
  return withQuery(record, changed);
}

function draftEvent(job: DraftJob, draft: Draft, at: string): AuditEvent {
  return {
    at,
    actor: SYSTEM,
    action: isFailedDraft(draft) ? 'draft.failed' : 'draft.written',
    target: requestPath(job.request_id),
    before: null,
    after: { query_id: job.query_id, ...traceOf(draft) },
  };
}

/** For the audit trail. */
function traceOf(draft: Draft): Record<string, unknown> {
  switch (draft.state) {
    case 'ready':
      return { ...writtenTrace(draft), confidence: draft.confidence, text: draft.text, citations: draft.citations };
    case 'not_found':
      return writtenTrace(draft);
    case 'failed':
      return { state: draft.state, reason: draft.reason };
    case 'queued':
    case 'writing':
      return { state: draft.state };
  }
}

function writtenTrace(draft: FinishedDraft) {
  const { state, mode, model, prompt_version, searched, settings, queries = [] } = draft;
  return { state, mode, model, prompt_version, searched, queries, ...(settings && { settings }) };
}

/**
 * Requeues jobs whose lease expired or whose trigger was lost; the update triggers them again. Returns their number.
 */
export async function requeueAbandonedJobs(now: string): Promise<number> {
  const overdue = secondsAfter(now, -LEASE_SECONDS);
  const [queued, running] = await Promise.all([
    draftJobs().where('state', '==', 'queued').where('updated_at', '<', overdue).limit(100).get(),
    draftJobs().where('state', '==', 'running').where('updated_at', '<', overdue).limit(100).get(),
  ]);
  const orphaned = [...queued.docs, ...running.docs].filter((doc) => {
    const lease = leaseOf(doc.data());
    return !lease || isExpired(lease, now);
  });
  await Promise.all(
    orphaned.map((doc) =>
      doc.ref
        .update({ state: 'queued', lease_until: '', updated_at: now }, { lastUpdateTime: doc.updateTime })
        .catch(ignoreConflict),
    ),
  );
  return orphaned.length;
}

/** Another worker claimed the job meanwhile, as intended. */
function ignoreConflict(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const FAILED_PRECONDITION = 9;
  if (code !== FAILED_PRECONDITION) throw error;
}
