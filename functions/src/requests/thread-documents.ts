import type {
  DueTimes,
  Ownership,
  QueryPlace,
  RequestQuery,
  RequestRecord,
  RequestSummary,
  SiteQuery,
  SiteRequest,
  SiteRequestSummary,
  StoredQuery,
  StoredSiteQuery,
} from '@trialdesk/contract/entities/request';
import { headerOf, placed, storedQueries, summaryOf } from './thread-summary.ts';

/** A document for lists and one per query. */
export function teamDocuments(record: RequestRecord & Partial<Ownership & DueTimes>): {
  request: RequestSummary;
  queries: StoredQuery[];
} {
  return { request: summaryOf(record), queries: storedQueries(record) };
}

export function siteDocuments({ queries, ...request }: SiteRequest): {
  request: SiteRequestSummary;
  queries: StoredSiteQuery[];
} {
  return {
    request: { ...request, query_count: queries.length },
    queries: queries.map((query, at) => placed(query, request, at + 1)),
  };
}

export function recordFrom(request: RequestSummary, queries: readonly StoredQuery[]): RequestRecord {
  return { ...headerOf(request), queries: counted(request, queries).map(queryOf) };
}

export function siteRequestFrom(request: SiteRequestSummary, queries: readonly StoredSiteQuery[]): SiteRequest {
  return {
    ...headerOf(request),
    answered_at: request.answered_at,
    ...(request.answered_by !== undefined && { answered_by: request.answered_by }),
    active_at: request.active_at,
    queries: counted(request, queries).map(siteQueryOf),
  };
}

/** Without queries added since the header was read. */
function counted<T extends QueryPlace>({ query_count }: { query_count: number }, queries: readonly T[]): T[] {
  return queries.filter(({ number }) => number <= query_count).toSorted((a, b) => a.number - b.number);
}

function queryOf(query: StoredQuery): RequestQuery {
  return withoutPlace<RequestQuery>(query);
}

function siteQueryOf(query: StoredSiteQuery): SiteQuery {
  return withoutPlace<SiteQuery>(query);
}

function withoutPlace<T extends object>(query: T & QueryPlace): T {
  const rest: T & Partial<QueryPlace> = { ...query };
  delete rest.request_id;
  delete rest.site_id;
  delete rest.study_id;
  delete rest.number;
  return rest;
}
