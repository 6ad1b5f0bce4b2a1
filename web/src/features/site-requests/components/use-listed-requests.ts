import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import type { Live } from '../../../lib/live/live.ts';
import type { RequestCounts } from '../../../lib/live/use-request-counts.ts';
import type { Windowed } from '../../../lib/live/window-source.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useFound, type Found } from '../../../lib/use-found.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useMatchingCount } from '../api/use-matching-count.ts';
import { useRequestWindow, useSiteRequests } from '../api/use-site-requests.ts';
import {
  countIn,
  isNamed,
  isNarrowed,
  isRecent,
  sinceOf,
  STATUS,
  wantedFor,
  type RequestFilter,
} from './request-filter.ts';
import type { Row } from './row-link.tsx';

interface Listed {
  /** Null while loading. */
  requests: readonly Row[] | null;
  /** Of all there are, as far as known. */
  count: number;
  live: Live<Windowed<SiteRequestSummary>>;
  found: Found;
}

/** The requests of a filter. What was searched is shown by title until the server has searched the threads too. */
export function useListedRequests(filter: RequestFilter, counts: RequestCounts | null): Listed {
  const member = useMember();
  const now = new Date(useNow());
  const wanted = wantedFor(filter, now);
  const live = useSiteRequests(member, wanted);
  const { records, hasMore } = live.status === 'ready' ? live.data : { records: null, hasMore: false };
  const isSearch = filter.search.trim() !== '';
  const found = useFound(isSearch ? searchOf(filter) : null);
  const window = useRequestWindow(member, wanted);
  const matching = useMatchingCount(hasMore && !isSearch && isNarrowed(filter) ? window : null, records);
  if (isSearch) {
    const since = sinceOf(filter, now);
    const newest = new Map(records?.map((record) => [record.request_id, record]));
    const requests =
      found.requests
        ?.filter((request) => isRecent(request, since))
        .map((request) => newest.get(request.request_id) ?? request) ??
      (found.retry ? null : emptyIsLoading(records?.filter((record) => isNamed(record, filter.search))));
    return { requests, count: requests?.length ?? 0, live, found };
  }
  const all = isNarrowed(filter) ? matching : counts && countIn(counts, filter.tab);
  return { requests: records, count: (hasMore ? all : null) ?? records?.length ?? 0, live, found };
}

function emptyIsLoading(requests: readonly Row[] | undefined): readonly Row[] | null {
  return requests === undefined || requests.length === 0 ? null : requests;
}

function searchOf({ search, tab, site, study, category, by }: RequestFilter) {
  return {
    text: search,
    status: STATUS[tab],
    siteIds: site === '' ? null : [site],
    study: study || undefined,
    category: category || undefined,
    askedBy: by || undefined,
  };
}
