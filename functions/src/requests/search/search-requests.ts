import type { RequestHeader, RequestSummary, SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import { isWithinReach, reachOf, type Reach } from '@trialdesk/contract/permissions';
import type { SearchRequestsPayload } from '@trialdesk/contract/payloads/search-requests';
import type { FoundRequest, FoundRequests } from '@trialdesk/contract/replies/search';
import { typedNumber } from '@trialdesk/contract/request-number';
import { isFoundIn } from '@trialdesk/contract/search-words';
import { ApiError } from '../../http/api-error.ts';
import type { AuthorizedMember, Member } from '../../http/member.ts';
import { visibleHeader } from '../site-projection.ts';
import { findPage } from './find-page.ts';
import { gramsToFind } from './grams.ts';
import { cursorOf, placeOf } from './search-cursor.ts';
import { afterRequest, siteTexts, teamTexts } from './search-entry.ts';
import {
  findEntries,
  findNumbered,
  recordsOf,
  siteRecordsOf,
  type EntrySearch,
  type Found,
  type FoundEntry,
  type SiteFound,
} from './search-repository.ts';

interface Audience<Record> {
  field: EntrySearch['field'];
  recordsOf: (entries: readonly FoundEntry[]) => Promise<(Record | null)[]>;
  textsOf: (record: Record) => string[];
}

const TEAM: Audience<Found> = {
  field: 'grams',
  recordsOf,
  textsOf: teamTexts,
};

/** Of the sites' copies, by grams of those alone, so that no draft decides what a site finds. */
const SITE: Audience<SiteFound> = {
  field: 'site_grams',
  recordsOf: siteRecordsOf,
  textsOf: siteTexts,
};

/**
 * Those with all words of the search, newest first; on the first page, the request with this number comes first. A page
 * may have fewer than the limit although there are more. Errors: 400 for an unknown cursor; 403 for another's site.
 */
export async function searchRequests(member: AuthorizedMember, search: SearchRequestsPayload): Promise<FoundRequests> {
  const drafts = reachOf(member, 'read_drafts');
  const reach = narrowed(drafts ?? member.reach, search.site_ids);
  const isWanted = wantedBy(member, search);
  const numbered = await numberedRequest(reach, search.text, isWanted);
  const isFound = (request: RequestHeader) => isWanted(request) && request.request_id !== numbered?.request_id;
  const wanted = { reach, search, isFound };
  const { found, next } = drafts ? await findFor(TEAM, wanted) : await findFor(SITE, wanted);
  const first = numbered && search.cursor === undefined ? [numbered] : [];
  const requests = [...first, ...found.map(({ request }) => request)];
  return {
    requests: requests.map(foundRequest),
    next_cursor: next && cursorOf(next),
  };
}

function findFor<Record extends { request: RequestHeader }>(
  { field, recordsOf: read, textsOf }: Audience<Record>,
  {
    reach,
    search,
    isFound,
  }: { reach: Reach; search: SearchRequestsPayload; isFound: (request: RequestHeader) => boolean },
) {
  const { text, limit = LIMITS.searchPage.default, cursor } = search;
  const grams = gramsToFind(text);
  return findPage(
    {
      entriesAfter: (place, size) => findEntries({ field, grams, reach, after: place, limit: size }),
      recordsOf: read,
      isFound: (record: Record) => isFound(record.request) && isFoundIn(textsOf(record), text),
      placeAfter: ({ request }) => afterRequest(request),
    },
    { after: cursor === undefined ? undefined : placeOf(cursor), limit },
  );
}

function foundRequest(request: RequestSummary | SiteRequestSummary): FoundRequest {
  const { answered_at, answered_by } = request;
  return { ...visibleHeader(request), answered_at, ...(answered_by !== undefined && { answered_by }) };
}

function wantedBy({ id }: Member, { status, study_id, category, asked_by }: SearchRequestsPayload) {
  return (request: RequestHeader): boolean =>
    (status === undefined || request.status === status) &&
    (study_id === undefined || request.study_id === study_id) &&
    (category === undefined || request.category === category) &&
    (asked_by === undefined || (request.requester_id === id) === (asked_by === 'me'));
}

/** If it is among those searched. */
async function numberedRequest(
  reach: Reach,
  text: string,
  isWanted: (request: RequestHeader) => boolean,
): Promise<RequestSummary | null> {
  const number = typedNumber(text);
  const request = number === null ? null : await findNumbered(reach, number);
  return request && isWanted(request) ? request : null;
}

/** Errors: 403 for a site beyond the reach. */
function narrowed(reach: Reach, siteIds: readonly string[] | undefined): Reach {
  if (siteIds?.some((id) => !isWithinReach(reach, { site_id: id }))) {
    throw new ApiError('forbidden', 'ownSiteRequestsOnly');
  }
  return siteIds === undefined ? reach : { ...reach, site_ids: siteIds };
}
