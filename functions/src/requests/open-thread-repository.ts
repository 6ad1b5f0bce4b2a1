import { isDeepStrictEqual } from 'node:util';
import type { RequestRecord, RequestSummary, SiteRequest, StoredQuery } from '@trialdesk/contract/entities/request';
import { queryKey } from '@trialdesk/contract/paths';
import type { Reach } from '@trialdesk/contract/permissions';
import { isWholeRecord, isWholeSiteRequest } from '@trialdesk/contract/whole-request';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { requestQueries, requests, siteRequestQueries, siteRequests } from '../firebase/collections.ts';
import { requireRequestWithin } from '../http/within-reach.ts';
import { writeSearchEntry } from './search/search-entry-repository.ts';
import { siteSummary, storedSiteQuery } from './site-projection.ts';
import { siteDocuments, teamDocuments } from './thread-documents.ts';
import { summaryWith, type ThreadChange } from './thread-summary.ts';

/** Omit `queryId` for the newest. */
export interface QueryAddress {
  /** Of the caller. */
  reach: Reach;
  requestId: string;
  queryId?: string | undefined;
}

/** `query` is null if the request has no such query. */
export interface OpenThread {
  request: RequestSummary;
  query: StoredQuery | null;
}

/** As read in a transaction that may change it. */
interface ReadThread extends OpenThread {
  /** Not yet in documents of its own. */
  whole: WholeThread | null;
}

export interface WholeThread {
  record: RequestRecord;
  /** As it is: the site's copy is evidence too. */
  siteCopy: SiteRequest | null;
}

/** Reads two documents, however long the thread. Errors: 403 beyond the reach. */
export async function readThread(
  transaction: Transaction,
  { reach, requestId, queryId }: QueryAddress,
): Promise<ReadThread | null> {
  const request = (await transaction.get(requests().doc(requestId))).data();
  if (!request) return null;
  requireRequestWithin(reach, request);
  if (isWholeRecord(request)) return openWhole(await wholeThread(transaction, request), queryId);
  const query = await transaction.get(requestQueries().doc(queryKey(requestId, queryId ?? request.newest_query.id)));
  return { request, query: query.data() ?? null, whole: null };
}

export async function wholeThread(transaction: Transaction, record: RequestRecord): Promise<WholeThread> {
  const copy = (await transaction.get(siteRequests().doc(record.request_id))).data();
  return { record, siteCopy: copy && isWholeSiteRequest(copy) ? copy : null };
}

function openWhole(whole: WholeThread, queryId: string | undefined): ReadThread {
  const { request, queries } = teamDocuments(whole.record);
  const wanted = queryId ?? request.newest_query.id;
  return { request, query: queries.find(({ id }) => id === wanted) ?? null, whole };
}

/** With what it changes elsewhere. `before` is null for a new request. */
export function writeThread(transaction: Transaction, before: ReadThread | null, change: ThreadChange): OpenThread {
  const { query } = change;
  const request = summaryWith(before?.request ?? null, change);
  if (before?.whole) spreadThread(transaction, before.whole);
  const known = before?.whole ? null : before;
  const { request_id: id } = request;
  const key = queryKey(id, query.id);
  // Of two calls creating the same request, one fails.
  if (before) replace(transaction, requests().doc(id), { before: known?.request, after: request });
  else transaction.create(requests().doc(id), request);
  replace(transaction, siteRequests().doc(id), {
    before: known && siteSummary(known.request),
    after: siteSummary(request),
  });
  transaction.set(requestQueries().doc(key), query);
  replace(transaction, siteRequestQueries().doc(key), {
    before: known?.query && storedSiteQuery(known.query),
    after: storedSiteQuery(query),
  });
  writeSearchEntry(transaction, known?.query ? { request: known.request, query: known.query } : null, {
    request,
    query,
  });
  return { request, query };
}

/** Splits a thread that is stored in one document. */
export function spreadThread(transaction: Transaction, { record, siteCopy }: WholeThread): void {
  const { request, queries } = teamDocuments(record);
  transaction.set(requests().doc(request.request_id), request);
  for (const query of queries) {
    transaction.set(requestQueries().doc(keyOf(query)), query);
    writeSearchEntry(transaction, null, { request, query });
  }
  if (!siteCopy) return;
  const copy = siteDocuments(siteCopy);
  transaction.set(siteRequests().doc(request.request_id), copy.request);
  for (const query of copy.queries) transaction.set(siteRequestQueries().doc(keyOf(query)), query);
}

function keyOf({ request_id, id }: { request_id: string; id: string }): string {
  return queryKey(request_id, id);
}

function replace<T extends object>(
  transaction: Transaction,
  document: DocumentReference<T>,
  { before, after }: { before: T | null | undefined; after: T },
): void {
  if (!isDeepStrictEqual(before, after)) transaction.set(document, after);
}
