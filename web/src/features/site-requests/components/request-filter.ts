import type { Category } from '@trialdesk/contract/choices';
import type { RequestStatus, SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { isFoundIn } from '@trialdesk/contract/search-words';
import type { RequestCounts } from '../../../lib/live/use-request-counts.ts';
import type { Wanted } from '../api/site-request-window.ts';

export const TABS = {
  all: 'All',
  awaiting: 'Awaiting Response',
  received: 'Responses Received',
} as const;

export type Tab = keyof typeof TABS;

export const STATUS: Record<Tab, RequestStatus | undefined> = {
  all: undefined,
  awaiting: 'processing',
  received: 'completed',
};

export const SORTS = {
  activity: 'Latest activity',
  newest: 'Newest first',
  oldest: 'Oldest first',
} as const;

type Sort = keyof typeof SORTS;

export const ASKED_BY = { me: 'My requests', others: 'Requests of colleagues' } as const;

/** Days up to now. */
export const PERIODS = { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last 12 months' } as const;

/** What is shown; empty fields do not restrict. */
export interface RequestFilter {
  tab: Tab;
  search: string;
  page: number;
  sort: Sort;
  site: string;
  study: string;
  category: Category | '';
  by: keyof typeof ASKED_BY | '';
  days: `${keyof typeof PERIODS}` | '';
}

/** Filters besides tab and search. */
export const NARROWING = ['site', 'study', 'category', 'by', 'days'] as const satisfies (keyof RequestFilter)[];

export const NOT_NARROWED = { site: '', study: '', category: '', by: '', days: '' } as const;

export function isNarrowed(filter: RequestFilter): boolean {
  return NARROWING.some((name) => filter[name] !== '');
}

type Searched = Pick<SiteRequestSummary, 'request_number' | 'title' | 'study_name' | 'site_name' | 'requester_name'>;

/** Whether a request's own texts contain the words of the search. Its thread is searched by the server. */
export function isNamed(request: Searched, search: string): boolean {
  const { request_number = '', title, study_name, site_name, requester_name } = request;
  return isFoundIn([request_number, title, study_name, site_name, requester_name], search);
}

/** Of what a search found; the server has applied the other filters. */
export function isRecent(
  { answered_at, created_at }: Pick<SiteRequestSummary, 'answered_at' | 'created_at'>,
  since: string | undefined,
): boolean {
  return since === undefined || (answered_at ?? '') >= since || created_at >= since;
}

export function countRequests(requests: readonly SiteRequestSummary[]): RequestCounts {
  const answered = requests.filter((request) => request.status === 'completed').length;
  const pending = requests.filter((request) => request.status === 'processing').length;
  return { pending, answered, total: requests.length };
}

/** Rows per page. */
const PAGE_SIZE = 25;

/** Pagination appears above this (specification, section 9). */
export const PAGINATED_ABOVE = 10;

/** Read at once; doubled until it holds the page, and shows that there is more. */
export const FIRST_WINDOW = 30;

/** The last page of more is reached by searching. */
const MOST_READ = 10_000;

/** Start of the period, to the day, so that it is the same all day. */
export function sinceOf({ days }: Pick<RequestFilter, 'days'>, now: Date): string | undefined {
  if (days === '') return undefined;
  return new Date(now.getTime() - Number(days) * 86_400_000).toISOString().slice(0, 10);
}

/** What to read for a page. */
export function wantedFor(filter: RequestFilter, now: Date): Wanted {
  const { tab, page, sort, site, study, category, by } = filter;
  const rows = Math.max(1, Math.trunc(page) || 1) * PAGE_SIZE;
  const doublings = Math.max(0, Math.ceil(Math.log2(rows / FIRST_WINDOW)));
  return {
    by: sort === 'activity' ? 'active_at' : 'created_at',
    direction: sort === 'oldest' ? 'asc' : 'desc',
    size: Math.min(FIRST_WINDOW * 2 ** doublings, MOST_READ),
    status: STATUS[tab],
    site: site || undefined,
    study: study || undefined,
    category: category || undefined,
    askedBy: by || undefined,
    since: sinceOf(filter, now),
  };
}

/** Requests of a tab without a search or filter; more than are read. */
export function countIn({ pending, answered, total }: RequestCounts, tab: Tab): number {
  switch (tab) {
    case 'all':
      return total;
    case 'awaiting':
      return pending;
    case 'received':
      return answered;
  }
}

/** One page of at least `count` rows, 1-based, clamped to the existing pages. */
export function pageOf<T>(
  rows: readonly T[],
  page: number,
  count = rows.length,
): { rows: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(Math.max(count, rows.length) / PAGE_SIZE));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { rows: rows.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages };
}
