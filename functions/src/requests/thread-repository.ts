import type {
  QueryPlace,
  RequestRecord,
  RequestSummary,
  SiteRequest,
  SiteRequestSummary,
  StoredQuery,
  StoredSiteQuery,
} from '@trialdesk/contract/entities/request';
import { scopeFilters } from '@trialdesk/contract/scope-filters';
import { isWholeRecord, isWholeSiteRequest } from '@trialdesk/contract/whole-request';
import type { Reach } from '@trialdesk/contract/permissions';
import { FieldPath, type Query, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { anyOf } from '../firebase/any-of.ts';
import { requestQueries, requests, siteRequestQueries, siteRequests } from '../firebase/collections.ts';
import { pageOf, placeOf, type PageWanted } from '../http/page-cursor.ts';
import { requireRequestWithin } from '../http/within-reach.ts';
import { recordFrom, siteRequestFrom } from './thread-documents.ts';

/** `next` is the cursor of the page behind. */
interface Listed<T> {
  records: T[];
  next: string | null;
}

/** Reads the header first, so that no query it counts is missing. Errors: 403 beyond the reach. */
export async function findRequest(reach: Reach, requestId: string): Promise<RequestRecord | null> {
  const request = (await requests().doc(requestId).get()).data();
  if (!request) return null;
  requireRequestWithin(reach, request);
  return wholeRecord(request, dataOf(await requestQueries().where('request_id', '==', requestId).get()));
}

/** As of one moment. Errors: 403 beyond the reach. */
export async function findRequestIn(
  transaction: Transaction,
  reach: Reach,
  requestId: string,
): Promise<RequestRecord | null> {
  const [request, queries] = await Promise.all([
    transaction.get(requests().doc(requestId)),
    transaction.get(requestQueries().where('request_id', '==', requestId)),
  ]);
  const found = request.data();
  if (!found) return null;
  requireRequestWithin(reach, found);
  return wholeRecord(found, dataOf(queries));
}

/** Errors: 403 beyond the reach. */
export async function findSiteRequest(reach: Reach, requestId: string): Promise<SiteRequest | null> {
  const request = await findSiteSummary(reach, requestId);
  if (!request) return null;
  return wholeSiteRequest(request, dataOf(await siteRequestQueries().where('request_id', '==', requestId).get()));
}

/** As of one moment. Errors: 403 beyond the reach. */
export async function findSiteRequestIn(
  transaction: Transaction,
  reach: Reach,
  requestId: string,
): Promise<SiteRequest | null> {
  const [request, queries] = await Promise.all([
    transaction.get(siteRequests().doc(requestId)),
    transaction.get(siteRequestQueries().where('request_id', '==', requestId)),
  ]);
  const found = request.data();
  if (!found) return null;
  requireRequestWithin(reach, found);
  return wholeSiteRequest(found, dataOf(queries));
}

/** Without its thread. Errors: 403 beyond the reach. */
export async function findSiteSummary(reach: Reach, requestId: string): Promise<SiteRequestSummary | null> {
  const request = (await siteRequests().doc(requestId).get()).data() ?? null;
  if (request) requireRequestWithin(reach, request);
  return request;
}

/** Newest first. */
export async function listRequests(reach: Reach, wanted: PageWanted): Promise<Listed<RequestRecord>> {
  const { records, next } = await newestOf(requests(), reach, wanted);
  const queries = await queriesOf(requestQueries(), records);
  return { records: records.map((request) => wholeRecord(request, queries.get(request.request_id) ?? [])), next };
}

/** Newest first. */
export async function listSiteRequests(reach: Reach, wanted: PageWanted): Promise<Listed<SiteRequest>> {
  const { records, next } = await newestOf(siteRequests(), reach, wanted);
  const queries = await queriesOf(siteRequestQueries(), records);
  return { records: records.map((request) => wholeSiteRequest(request, queries.get(request.request_id) ?? [])), next };
}

/** A part as split by `scopeFilters`. */
export function within<T>(all: Query<T>, { site_ids, study_ids }: Reach): Query<T> {
  const ofSites = site_ids === null ? all : all.where('site_id', 'in', site_ids);
  return study_ids === null ? ofSites : ofSites.where('study_id', 'in', study_ids);
}

async function newestOf<T extends { created_at: string; request_id: string }>(
  all: Query<T>,
  reach: Reach,
  { limit, cursor }: PageWanted,
): Promise<Listed<T>> {
  const after = placeOf(cursor);
  const pages = await Promise.all(
    scopeFilters(reach).map((part) => {
      const newest = within(all, part)
        .orderBy('created_at', 'desc')
        .orderBy(FieldPath.documentId(), 'desc')
        .limit(limit + 1);
      return (after ? newest.startAfter(after.key, after.id) : newest).get();
    }),
  );
  const found = pages.flatMap(dataOf).sort((a, b) => (orderOf(a) > orderOf(b) ? -1 : 1));
  return pageOf(found, limit, ({ created_at, request_id }) => ({ key: created_at, id: request_id }));
}

function orderOf({ created_at, request_id }: { created_at: string; request_id: string }): string {
  return `${created_at} ${request_id}`;
}

function dataOf<T>({ docs }: QuerySnapshot<T>): T[] {
  return docs.map((doc) => doc.data());
}

async function queriesOf<T extends QueryPlace>(
  all: Query<T>,
  found: readonly { request_id: string }[],
): Promise<Map<string, T[]>> {
  const ids = found.map(({ request_id }) => request_id);
  const parts = anyOf(all, 'request_id', ids).map((part) => part.get());
  const queries = (await Promise.all(parts)).flatMap(dataOf);
  return Map.groupBy(queries, ({ request_id }) => request_id);
}

function wholeRecord(request: RequestSummary, queries: readonly StoredQuery[]): RequestRecord {
  return isWholeRecord(request) ? request : recordFrom(request, queries);
}

function wholeSiteRequest(request: SiteRequestSummary, queries: readonly StoredSiteQuery[]): SiteRequest {
  return isWholeSiteRequest(request) ? request : siteRequestFrom(request, queries);
}
