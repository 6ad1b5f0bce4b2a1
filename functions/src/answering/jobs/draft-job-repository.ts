import { isDeepStrictEqual } from 'node:util';
import {
  isFailedDraft,
  isFinishedDraft,
  type Draft,
  type DraftFailure,
  type FinishedDraft,
} from '@trialdesk/contract/entities/draft';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import {
  isOpenQuery,
  type RequestQuery,
  type RequestRecord,
  type RequestSummary,
} from '@trialdesk/contract/entities/request';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { SafetyWords } from '@trialdesk/contract/entities/safety-words';
import { safetySignsIn } from '@trialdesk/contract/safety-signs';
import { SYSTEM, type AuditEvent } from '../../audit/audit-repository.ts';
import { draftJobs } from '../../firebase/collections.ts';
import { runTransaction } from '../../firebase/run-transaction.ts';
import { renewLease, takeLease } from '../../lease.ts';
import { acceptsDraftOf, claimOf, leaseOf } from './draft-job-lease.ts';
import { replaceDraft } from './replace-draft.ts';
import type { OpenThread } from '../../requests/open-thread-repository.ts';
import { findSafetyWords } from '../../organisation/safety-words-repository.ts';
import { changeRequestIn, requestPath, wholeRequest, type RequestChange } from '../../requests/request-repository.ts';

/** Of attempts that were cut short, as by a crash. */
const MAX_ATTEMPTS = 5;

/** Leased to one worker, with the request as of the claim. */
export interface ClaimedJob {
  job: DraftJob;
  record: RequestRecord;
  query: RequestQuery;
}

/**
 * Null if the job is done, leased to another worker, or obsolete because a person has answered. After MAX_ATTEMPTS the
 * draft fails, visibly to the reviewer.
 */
export async function claimDraftJob(jobId: string, now: string): Promise<ClaimedJob | null> {
  const claimed = await claimInTransaction(jobId, now, await findSafetyWords());
  const record = claimed && (await wholeRequest(claimed.thread));
  return record && { job: claimed.job, record, query: claimed.query };
}

interface Claimed extends Omit<ClaimedJob, 'record'> {
  thread: OpenThread;
}

async function claimInTransaction(jobId: string, now: string, words: SafetyWords): Promise<Claimed | null> {
  return runTransaction(async (transaction) => {
    const job = (await transaction.get(draftJobs().doc(jobId))).data();
    if (!job || job.state === 'done' || job.state === 'failed') return null;
    if (job.state === 'waiting') return null;
    const attempts = job.attempts + 1;
    const lease = takeLease(leaseOf(job), claimOf({ ...job, attempts }, now));
    if (!lease) return null;
    const claimed: DraftJob = { ...job, state: 'running', attempts, lease_until: lease.until, updated_at: now };
    const isExhausted = attempts - (job.outage?.failures ?? 0) > MAX_ATTEMPTS;
    const draft: Draft = isExhausted
      ? { state: 'failed', reason: 'gave_up', failed_at: now }
      : { state: 'writing', since: now };
    const thread = await changeRequestIn(transaction, addressOf(job), (current) => {
      const found = openQueryOf(current);
      const query = found && withSafetySigns(found, current, words);
      // While it waits, the reviewer still sees since when.
      if (!query || (job.outage && !isExhausted)) return null;
      return { ...withDraft(current.request, query, draft), audit: isExhausted ? [draftEvent(job, draft, now)] : [] };
    });
    const query = thread && openQueryOf(thread);
    if (!query || isExhausted) {
      const state = isExhausted ? 'failed' : 'done';
      transaction.set(draftJobs().doc(jobId), { ...claimed, state, lease_until: '' });
      return null;
    }
    transaction.set(draftJobs().doc(jobId), claimed);
    return { job: claimed, thread, query };
  });
}

/** False if another worker has the lease. */
export async function renewJobLease({ job }: ClaimedJob, now: string): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const current = (await transaction.get(draftJobs().doc(job.id))).data();
    const lease = current ? renewLease(leaseOf(current), claimOf(job, now)) : null;
    if (lease) transaction.update(draftJobs().doc(job.id), { lease_until: lease.until });
    return lease !== null;
  });
}

/**
 * Even if the lease has expired. Changes nothing once another worker has claimed the job, so there is only one draft;
 * an answered query gets none.
 */
export async function finishDraftJob({ job }: ClaimedJob, draft: Draft, now: string): Promise<void> {
  await runTransaction(async (transaction) => {
    const current = (await transaction.get(draftJobs().doc(job.id))).data();
    if (!current || !acceptsDraftOf(current, job)) return;
    await changeRequestIn(transaction, addressOf(job), (thread) => {
      const query = openQueryOf(thread);
      return query && { ...withDraft(thread.request, query, draft), audit: [draftEvent(job, draft, now)] };
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

export interface Postponement {
  reason: DraftFailure;
  outage: NonNullable<DraftJob['outage']>;
}

/** Ends a failed attempt; the sweep requeues the job at `retry_at`. */
export async function postponeDraftJob(
  { job }: ClaimedJob,
  { reason, outage }: Postponement,
  now: string,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const current = (await transaction.get(draftJobs().doc(job.id))).data();
    if (!current || !acceptsDraftOf(current, job)) return;
    await changeRequestIn(transaction, addressOf(job), (thread) => {
      const query = openQueryOf(thread);
      const draft: Draft = { state: 'waiting', since: outage.since, reason };
      return query && { ...withDraft(thread.request, query, draft), audit: [] };
    });
    const waiting = {
      ...current,
      state: 'waiting' as const,
      lease_until: '',
      outage,
      last_error: reason,
      updated_at: now,
    };
    transaction.set(draftJobs().doc(job.id), waiting);
  });
}

function addressOf({ request_id, query_id }: DraftJob) {
  return { reach: EVERYWHERE, requestId: request_id, queryId: query_id };
}

function openQueryOf({ query }: OpenThread): RequestQuery | null {
  return query && isOpenQuery(query) ? query : null;
}

function withSafetySigns(query: RequestQuery, { request }: OpenThread, words: SafetyWords): RequestQuery {
  const { safety_signs: former, ...rest } = query;
  const text = request.query_count === 1 ? `${request.title}\n\n${query.question}` : query.question;
  const signs = safetySignsIn(text, words);
  if (isDeepStrictEqual(former, signs)) return query;
  return signs.length === 0 ? rest : { ...rest, safety_signs: signs };
}

/**
 * A finished draft raises the version, since a reviewer acts on it. Progress does not, and keeps the previous finished
 * draft until then.
 */
function withDraft(
  request: RequestSummary,
  query: RequestQuery,
  draft: Draft,
): Pick<RequestChange, 'request' | 'query'> {
  const changed: RequestQuery = isFinishedDraft(draft)
    ? replaceDraft(query, draft)
    : isFinishedDraft(query.draft)
      ? { ...query, redraft: draft }
      : { ...query, draft };
  return { request, query: changed };
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
    case 'waiting':
      return { state: draft.state };
  }
}

function writtenTrace(draft: FinishedDraft) {
  const { state, mode, model, prompt_version, searched, settings, instead_of, given_answers, queries = [] } = draft;
  const given = {
    ...(settings && { settings }),
    ...(instead_of && { instead_of }),
    ...(given_answers && { given_answers }),
  };
  return { state, mode, model, prompt_version, searched, queries, ...given };
}
