import type { Draft, DraftFailure, ModelCall } from '@trialdesk/contract/entities/draft';
import type { Clock } from '../../clock.ts';
import { applicationOrigin } from '../../config.ts';
import { isTransient } from '../../is-transient.ts';
import { ModelFailedError } from '../models/model-failure.ts';
import { logFailure } from '../../log-failure.ts';
import { afterFailure } from './after-failure.ts';
import {
  claimDraftJob,
  finishDraftJob,
  postponeDraftJob,
  renewJobLease,
  type ClaimedJob,
  type Postponement,
} from './draft-job-repository.ts';
import { mailQuestion } from '../../notifications/mail-question.ts';
import { isBudgetSpent } from '../../usage/daily-budget.ts';
import { recordUsage } from '../../usage/record-usage.ts';
import { LEASE_SECONDS } from './draft-job-lease.ts';
import type { Assignment } from './compose-draft.ts';
import { draftInWorker } from './draft-in-worker.ts';

/** Several renewals may fail before the lease expires. */
const RENEWALS = 6;

/**
 * Also mails the team about a new question. Safe to run twice, late or concurrently: the lease decides who writes. A
 * worker composes the draft, so that this thread can renew the lease. Failures that may pass postpone the job, for
 * hours; then, or at once for others, a substitute or extraction writes the draft. Other errors are thrown, and the job
 * is requeued once its lease expires.
 */
export async function runDraftJob(jobId: string, clock: Clock): Promise<void> {
  const claimed = await claimDraftJob(jobId, clock());
  if (!claimed) return;
  const heartbeat = setInterval(
    () => {
      renewJobLease(claimed, clock()).catch((error: unknown) =>
        logFailure('The lease could not be renewed', { severity: 'WARNING', details: { jobId }, error }),
      );
    },
    (LEASE_SECONDS * 1000) / RENEWALS,
  );
  try {
    const [{ result, used }] = await Promise.all([attempt(claimed, clock), mailTeam(claimed)]);
    const stored =
      'outage' in result ? postponeDraftJob(claimed, result, clock()) : finishDraftJob(claimed, result, clock());
    await Promise.all([stored, count(claimed, used, clock())]);
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * With the job of a new question, so that the asker does not wait for a mail to each member of the team, or of a change to
 * it, which replaces that job; not of another draft. Repeated, it only adds missing mails.
 */
async function mailTeam({ job, record, query }: ClaimedJob): Promise<void> {
  const isAsked = job.cause === query.id || query.changes?.some(({ id }) => id === job.cause);
  if (!isAsked) return;
  const isFollowUp = record.queries[0]?.id !== query.id;
  await mailQuestion({ request: record, query, isFollowUp }, applicationOrigin());
}

interface Used {
  calls: readonly ModelCall[];
  failure: DraftFailure | null;
}

interface Attempt {
  result: Draft | Postponement;
  used: Used;
}

async function attempt({ record, query, job }: ClaimedJob, clock: Clock): Promise<Attempt> {
  const draftInstead = async (failed: Assignment['failed'], before: readonly ModelCall[]): Promise<Attempt> => {
    const draft = await draftInWorker({ record, query, ...(failed && { failed }) });
    const used = { calls: [...before, ...(draft.calls ?? [])], failure: failed?.reason ?? null };
    return { result: { ...draft, written_at: clock() }, used };
  };
  try {
    const now = clock();
    return await draftInstead((await isBudgetSpent(now)) ? { reason: 'budget', since: now } : undefined, []);
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    const now = clock();
    const outage = afterFailure(job.outage, reason, now);
    const details = { jobId: job.id, reason, retryAt: outage?.retry_at ?? 'never' };
    logFailure('A draft could not be written', { severity: 'WARNING', details, error });
    const calls = error instanceof ModelFailedError ? error.calls : [];
    const used = { calls, failure: reason };
    if (outage) return { result: { reason, outage }, used };
    if (reason === 'storage') return { result: { state: 'failed', reason, failed_at: now }, used };
    return draftInstead({ reason, since: job.outage?.since ?? now }, calls);
  }
}

/** The id names the attempt, so that a job that runs again after a crash is counted again, a repeated event not. */
function count({ job, record }: ClaimedJob, { calls, failure }: Used, at: string): Promise<void> {
  const { id, cause, attempts, request_id, query_id } = job;
  return recordUsage({
    id: `draft_${id}_${cause}_${attempts}`,
    ...{ at, study_id: record.study_id, calls, failure },
    source: { kind: 'draft', request_id, query_id, cause },
  });
}

/** Null for an error in the code. */
function reasonOf(error: unknown): DraftFailure | null {
  if (error instanceof ModelFailedError) return error.kind;
  return isTransient(error) ? 'storage' : null;
}
