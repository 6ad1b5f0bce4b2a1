import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestHeader, RequestQuery, SiteQuery, StoredQuery } from '@trialdesk/contract/entities/request';
import type { SearchEntry } from '@trialdesk/contract/entities/search-entry';
import { storedSiteQuery } from '../site-projection.ts';
import { gramsOf } from './grams.ts';

type RequestTexts = Pick<RequestHeader, 'request_number' | 'title' | 'study_name' | 'site_name' | 'requester_name'>;

/** As in section 9 of the specification. */
export function requestTexts({
  request_number = '',
  title,
  study_name,
  site_name,
  requester_name,
}: RequestTexts): string[] {
  return [request_number, title, study_name, site_name, requester_name];
}

/** As the research team sees it. */
export function queryTexts({ question, draft, edit, sent }: RequestQuery): string[] {
  return [question, isReadyDraft(draft) ? draft.text : '', edit?.text ?? '', sent?.text ?? ''];
}

/** Nothing that was not sent to the site. */
export function siteQueryTexts({ question, answer }: SiteQuery): string[] {
  return [question, answer?.text ?? ''];
}

/** The request's texts are with its first query, so that a title is found once. */
export function searchEntry(request: RequestHeader, query: StoredQuery): SearchEntry {
  const isFirst = query.number === 1;
  const ofRequest = isFirst ? requestTexts(request) : [];
  return {
    request_id: request.request_id,
    query_id: query.id,
    site_id: request.site_id,
    study_id: request.study_id,
    grams: gramsOf([...queryTexts(query), ...ofRequest]),
    site_grams: gramsOf([...siteQueryTexts(storedSiteQuery(query)), ...ofRequest]),
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
