import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestHeader, RequestQuery, SiteQuery, StoredQuery } from '@trialdesk/contract/entities/request';
import type { SearchEntry } from '@trialdesk/contract/entities/search-entry';
import { storedSiteQuery } from '../site-projection.ts';
import { gramsOf } from './grams.ts';

/** What is searched, as in section 9 of the specification: a request's own texts with its first query, found once. */
interface Searched<Query> {
  request: Pick<RequestHeader, 'request_number' | 'title' | 'study_name' | 'site_name' | 'requester_name'>;
  query: Query & { number: number };
}

/** As the research team sees it. */
export function teamTexts({ request, query }: Searched<Omit<RequestQuery, 'number'>>): string[] {
  const { question, draft, edit, sent } = query;
  return [
    ...requestTexts({ request, query }),
    ...[question, isReadyDraft(draft) ? draft.text : '', edit?.text ?? '', sent?.text ?? ''],
  ];
}

/** Nothing that was not sent to the site. */
export function siteTexts({ request, query }: Searched<Omit<SiteQuery, 'number'>>): string[] {
  return [...requestTexts({ request, query }), query.question, query.answer?.text ?? ''];
}

function requestTexts({ request, query }: Searched<object>): string[] {
  if (query.number !== 1) return [];
  const { request_number = '', title, study_name, site_name, requester_name } = request;
  return [request_number, title, study_name, site_name, requester_name];
}

export function searchEntry(request: RequestHeader, query: StoredQuery): SearchEntry {
  return {
    request_id: request.request_id,
    query_id: query.id,
    site_id: request.site_id,
    study_id: request.study_id,
    grams: gramsOf(teamTexts({ request, query })),
    site_grams: gramsOf(siteTexts({ request, query: storedSiteQuery(query) })),
  };
}

const LATEST = 8_640_000_000_000_000;

/** In the order of ids the newest request is first. */
function entryPrefix({ request_id, created_at }: Pick<RequestHeader, 'request_id' | 'created_at'>): string {
  return `${String(LATEST - Date.parse(created_at)).padStart(17, '0')}_${request_id}_`;
}

/** Never changes. */
export function entryId(request: Pick<RequestHeader, 'request_id' | 'created_at'>, queryId: string): string {
  return entryPrefix(request) + queryId;
}

/** Behind all entries of a request. */
export function afterRequest(request: Pick<RequestHeader, 'request_id' | 'created_at'>): string {
  return `${entryPrefix(request)}~`;
}
