import type { SiteRequest } from '@trialdesk/contract/entities/request';

export const TABS = {
  all: 'All',
  awaiting: 'Awaiting Response',
  received: 'Responses Received',
} as const;

export type Tab = keyof typeof TABS;

export function isTab(value: string | null): value is Tab {
  return value !== null && Object.hasOwn(TABS, value);
}

function inTab(request: SiteRequest, tab: Tab): boolean {
  switch (tab) {
    case 'all':
      return true;
    case 'awaiting':
      return request.status === 'processing';
    case 'received':
      return request.status === 'completed';
  }
}

/** Requests of a tab whose title or study contains the search, ignoring case. */
export function filterRequests(
  requests: readonly SiteRequest[],
  { tab, search }: { tab: Tab; search: string },
): SiteRequest[] {
  const wanted = search.trim().toLowerCase();
  return requests.filter(
    (request) =>
      inTab(request, tab) && [request.title, request.study_name].some((text) => text.toLowerCase().includes(wanted)),
  );
}

export interface RequestCounts {
  pending: number;
  answered: number;
  total: number;
}

export function countRequests(requests: readonly SiteRequest[]): RequestCounts {
  const answered = requests.filter((request) => request.status === 'completed').length;
  const pending = requests.filter((request) => request.status === 'processing').length;
  return { pending, answered, total: requests.length };
}

/** Rows per page; pagination appears above this (specification, section 9). */
export const PAGE_SIZE = 10;

/** One page, 1-based, clamped to the existing pages. */
export function pageOf<T>(rows: readonly T[], page: number): { rows: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { rows: rows.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages };
}
