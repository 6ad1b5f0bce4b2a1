import { isDeepStrictEqual } from 'node:util';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery, RequestRecord, SiteRequest } from '@trialdesk/contract/entities/request';
import { COLLECTIONS, queryKey } from '@trialdesk/contract/paths';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { recordAudit, type AuditEvent } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { draftJobs, evaluations, mail, requests, siteRequests, sites, studies } from '../firebase/collections.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';
import { spendIn, type Allowance } from '../rate-limits/rate-limit-repository.ts';
import { siteProjection } from './site-projection.ts';

/** A change with everything it causes; written whole or not at all. */
export interface RequestChange {
  record: RequestRecord;
  audit: AuditEvent[];
  job?: DraftJob;
  evaluation?: Evaluation;
  mails?: OutgoingMail[];
  /** An exhausted allowance rejects the change. */
  spends?: { allowances: Allowance[]; at: string };
  at?: string;
}

export function requestPath(requestId: string): string {
  return `${COLLECTIONS.requests}/${requestId}`;
}

/** Counts the request for its site and study. An existing id writes nothing. */
export async function storeNewRequest(change: RequestChange): Promise<RequestRecord> {
  const { record } = change;
  return database().runTransaction(async (transaction) => {
    const existing = await transaction.get(requests().doc(record.request_id));
    const stored = existing.data();
    if (stored) return stored;
    await spendOn(transaction, change);
    writeChange(transaction, change);
    transaction.set(siteRequests().doc(record.request_id), siteProjection(record));
    transaction.update(sites().doc(record.site_id), { request_count: FieldValue.increment(1) });
    transaction.update(studies().doc(record.study_id), { request_count: FieldValue.increment(1) });
    return record;
  });
}

/**
 * Changes a request in one transaction; null when there is none. `decide` returns null to change nothing, may run more
 * than once, and aborts by throwing.
 */
export async function changeRequest(
  requestId: string,
  decide: (record: RequestRecord) => RequestChange | null,
): Promise<RequestRecord | null> {
  return database().runTransaction((transaction) => changeRequestIn(transaction, requestId, decide));
}

/** As `changeRequest`, in a transaction whose other reads come first. */
export async function changeRequestIn(
  transaction: Transaction,
  requestId: string,
  decide: (record: RequestRecord) => RequestChange | null,
): Promise<RequestRecord | null> {
  const record = (await transaction.get(requests().doc(requestId))).data();
  if (!record) return null;
  const change = decide(record);
  if (!change) return record;
  await spendOn(transaction, change);
  writeChange(transaction, change);
  const projected = siteProjection(change.record);
  if (!isDeepStrictEqual(projected, siteProjection(record))) {
    transaction.set(siteRequests().doc(requestId), projected);
  }
  return change.record;
}

/** As `changeRequest`, also given the job of a query's draft, if any. */
export async function changeRequestWithJob(
  { requestId, queryId }: { requestId: string; queryId: string },
  decide: (record: RequestRecord, job: DraftJob | null) => RequestChange | null,
): Promise<RequestRecord | null> {
  return database().runTransaction(async (transaction) => {
    const job = (await transaction.get(draftJobs().doc(queryKey(requestId, queryId)))).data() ?? null;
    return changeRequestIn(transaction, requestId, (record) => decide(record, job));
  });
}

export function withQuery(record: RequestRecord, query: RequestQuery): RequestRecord {
  return { ...record, queries: record.queries.map((each) => (each.id === query.id ? query : each)) };
}

async function spendOn(transaction: Transaction, { spends }: RequestChange): Promise<void> {
  if (spends) await spendIn(transaction, spends.allowances, spends.at);
}

function writeChange(transaction: Transaction, { record, audit, job, evaluation, mails = [] }: RequestChange): void {
  transaction.set(requests().doc(record.request_id), record);
  for (const event of audit) recordAudit(transaction, event);
  for (const outgoing of mails) transaction.set(mail().doc(outgoing.id), outgoing.mail);
  if (job) transaction.set(draftJobs().doc(job.id), job);
  if (evaluation) {
    transaction.set(evaluations().doc(queryKey(evaluation.request_id, evaluation.query_id)), evaluation);
  }
}

export async function findRequest(requestId: string): Promise<RequestRecord | null> {
  return (await requests().doc(requestId).get()).data() ?? null;
}

export async function findSiteRequest(requestId: string): Promise<SiteRequest | null> {
  return (await siteRequests().doc(requestId).get()).data() ?? null;
}

/** Newest first; null means all sites. */
export async function listRequests(siteIds: string[] | null): Promise<RequestRecord[]> {
  return newestOf<RequestRecord>(requests(), siteIds);
}

/** Newest first. */
export async function listSiteRequests(siteIds: string[]): Promise<SiteRequest[]> {
  return newestOf<SiteRequest>(siteRequests(), siteIds);
}

/** Firestore's limit for an `in` filter. */
const SITES_PER_QUERY = 30;

async function newestOf<T extends { created_at: string }>(all: Query<T>, siteIds: string[] | null): Promise<T[]> {
  const newest = (query: Query<T>) => query.orderBy('created_at', 'desc').limit(NEWEST).get();
  const groups: Query<T>[] = [];
  if (siteIds === null) groups.push(all);
  else {
    for (let start = 0; start < siteIds.length; start += SITES_PER_QUERY) {
      groups.push(all.where('site_id', 'in', siteIds.slice(start, start + SITES_PER_QUERY)));
    }
  }
  const found = (await Promise.all(groups.map(newest))).flatMap((page) => page.docs.map((doc) => doc.data()));
  return found.sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, NEWEST);
}

/** Per reply; older requests are found by opening them. */
const NEWEST = 500;
