import type {
  RequestSummary,
  SiteRequestSummary,
  StoredQuery,
  StoredSiteQuery,
} from '@trialdesk/contract/entities/request';
import type { SearchEntry } from '@trialdesk/contract/entities/search-entry';
import { queryKey } from '@trialdesk/contract/paths';
import { isWithinReach, type Reach } from '@trialdesk/contract/permissions';
import { scopeFilters } from '@trialdesk/contract/scope-filters';
import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';
import {
  requestQueries,
  requests,
  searchEntries,
  siteRequestQueries,
  siteRequests,
} from '../../firebase/collections.ts';
import { documentsById } from '../../firebase/documents-by-id.ts';
import { within } from '../thread-repository.ts';

export interface FoundEntry extends Pick<SearchEntry, 'request_id' | 'query_id'> {
  id: string;
}

export interface EntrySearch {
  field: 'grams' | 'site_grams';
  grams: readonly string[];
  reach: Reach;
  /** Continue after this id, which need not exist. */
  after: string | undefined;
  limit: number;
}

/** With all grams, newest requests first. The records need not contain what is searched. */
export async function findEntries({ field, grams, reach, after, limit }: EntrySearch): Promise<FoundEntry[]> {
  const parts = scopeFilters(reach);
  if (parts.length === 0) return [];
  const pages = await Promise.all(
    parts.map((part) => {
      let wanted: Query<SearchEntry> = within(searchEntries(), part);
      for (const gram of grams) wanted = wanted.where(new FieldPath(field, gram), '==', true);
      wanted = wanted.orderBy(FieldPath.documentId()).limit(limit);
      return (after === undefined ? wanted : wanted.startAfter(after)).select('request_id', 'query_id').get();
    }),
  );
  const found = pages.flatMap(({ docs }) =>
    docs.map((doc) => ({ ...(doc.data() as Pick<SearchEntry, 'request_id' | 'query_id'>), id: doc.id })),
  );
  return found.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit);
}

/** As the caller sees both. */
export interface Found<Request = RequestSummary, Query = StoredQuery> {
  request: Request;
  query: Query;
}

export type SiteFound = Found<SiteRequestSummary, StoredSiteQuery>;

/** As they are now; null for what was removed. */
export function recordsOf(entries: readonly FoundEntry[]): Promise<(Found | null)[]> {
  return readBoth(entries, requests(), requestQueries());
}

/** As `recordsOf`, of what a site may see. */
export function siteRecordsOf(entries: readonly FoundEntry[]): Promise<(SiteFound | null)[]> {
  return readBoth(entries, siteRequests(), siteRequestQueries());
}

/** Null also beyond the reach. */
export async function findNumbered(reach: Reach, number: string): Promise<RequestSummary | null> {
  const found = await requests().where('request_number', '==', number).limit(1).get();
  const request = found.docs[0]?.data();
  return request && isWithinReach(reach, request) ? request : null;
}

async function readBoth<R extends object, Q extends object>(
  entries: readonly FoundEntry[],
  of: CollectionReference<R>,
  withQueries: CollectionReference<Q>,
): Promise<(Found<R, Q> | null)[]> {
  const keyOf = ({ request_id, query_id }: FoundEntry) => queryKey(request_id, query_id);
  const [found, queries] = await Promise.all([
    documentsById(of, entries.map(requestOf)),
    documentsById(withQueries, entries.map(keyOf)),
  ]);
  return entries.map((entry) => {
    const [request, query] = [found.get(requestOf(entry)), queries.get(keyOf(entry))];
    return request && query ? { request, query } : null;
  });
}

function requestOf({ request_id }: FoundEntry): string {
  return request_id;
}
