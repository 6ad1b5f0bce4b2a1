import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type {
  DueTimes,
  Ownership,
  RequestHeader,
  RequestQuery,
  RequestRecord,
} from '@trialdesk/contract/entities/request';
import { streakAfterSending } from '@trialdesk/contract/entities/score-streak';
import { COLLECTIONS, queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit, type AuditEvent } from '../audit/audit-repository.ts';
import { draftJobs, evaluations, mail } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';
import { spendIn, type Allowance } from '../rate-limits/rate-limit-repository.ts';
import { readThread, writeThread, type OpenThread, type QueryAddress } from './open-thread-repository.ts';
import { requireAllowance } from './question-allowance-repository.ts';
import { recordFrom } from './thread-documents.ts';
import { findRequest } from './thread-repository.ts';
import { changeStreak } from './score-streak-repository.ts';
import { placed } from './thread-summary.ts';

/** Written whole or not at all, with everything it causes. */
export interface RequestChange {
  request: RequestHeader;
  /** Changed; or new, then the newest. */
  query: RequestQuery;
  /** Absent when it stays. */
  owner?: Ownership;
  /** Of a new question. */
  due?: DueTimes;
  audit: AuditEvent[];
  job?: DraftJob;
  /** Of an answer that is sent. */
  evaluation?: Evaluation;
  mails?: OutgoingMail[];
  /** Limits of asker and site may refuse it. */
  isAsked?: boolean;
  /** An exhausted allowance rejects the change. */
  spends?: { allowances: Allowance[]; at: string };
}

/** Returns null to change nothing, may run more than once, and aborts by throwing. */
type Decide = (thread: OpenThread) => RequestChange | null;

export function requestPath(requestId: string): string {
  return `${COLLECTIONS.requests}/${requestId}`;
}

/** In one transaction; null without such a request. Errors: 403 beyond the reach. */
export async function changeRequest(address: QueryAddress, decide: Decide): Promise<OpenThread | null> {
  return runTransaction((transaction) => changeRequestIn(transaction, address, decide));
}

/** Errors: 403 beyond the reach. */
export async function findThread(address: QueryAddress): Promise<OpenThread | null> {
  return runTransaction((transaction) => readThread(transaction, address), { readOnly: true });
}

/** As `changeRequest`; other reads of the transaction come first. */
export async function changeRequestIn(
  transaction: Transaction,
  address: QueryAddress,
  decide: Decide,
): Promise<OpenThread | null> {
  const thread = await readThread(transaction, address);
  const change = thread && decide(thread);
  if (!change) return thread;
  const { request: header, evaluation } = change;
  if (evaluation)
    await changeStreak(transaction, evaluation.evaluated_by.id, (streak) => streakAfterSending(streak, evaluation));
  if (change.isAsked) await requireAllowance(placed(change.query, header, 0));
  await spendOn(transaction, change);
  const isKnown = thread.query?.id === change.query.id;
  const number = isKnown && thread.query ? thread.query.number : thread.request.query_count + 1;
  const query = placed(change.query, header, number);
  const written = writeThread(transaction, thread, { header, query, owner: change.owner, due: change.due });
  writeCauses(transaction, change);
  return written;
}

/** As `changeRequest`, with the job of the query's draft, if any. */
export async function changeRequestWithJob(
  address: QueryAddress & { queryId: string },
  decide: (thread: OpenThread, job: DraftJob | null) => RequestChange | null,
): Promise<OpenThread | null> {
  return runTransaction(async (transaction) => {
    const job = (await transaction.get(draftJobs().doc(queryKey(address.requestId, address.queryId)))).data() ?? null;
    return changeRequestIn(transaction, address, (thread) => decide(thread, job));
  });
}

/** Usually all of it is known. Its reader has opened the thread. */
export async function wholeRequest({ request, query }: OpenThread): Promise<RequestRecord | null> {
  const isWhole = query && request.query_count === 1;
  return isWhole ? recordFrom(request, [query]) : findRequest(EVERYWHERE, request.request_id);
}

async function spendOn(transaction: Transaction, { spends }: RequestChange): Promise<void> {
  if (spends) await spendIn(transaction, spends.allowances, spends.at);
}

export function writeCauses(transaction: Transaction, { audit, job, evaluation, mails = [] }: RequestChange): void {
  for (const event of audit) recordAudit(transaction, event);
  for (const outgoing of mails) transaction.set(mail().doc(outgoing.id), outgoing.mail);
  if (job) transaction.set(draftJobs().doc(job.id), job);
  if (evaluation) {
    transaction.set(evaluations().doc(queryKey(evaluation.request_id, evaluation.query_id)), evaluation);
  }
}
