import type { Tab } from './request-filter.ts';

export interface EmptyCause {
  /** Sites of the scope, and how many of them are chosen. */
  sites: number;
  chosen: number;
  isMine: boolean;
  search: string;
  tab: Tab;
}

/** Why there is no request to show (specification, section 2). */
export function emptyMessage({ sites, chosen, isMine, search, tab }: EmptyCause): string {
  if (isMine && sites === 0) return 'No sites assigned to you';
  if (chosen === 0) return 'No sites selected. Please select at least one site to view requests.';
  if (search.trim() !== '') return `No requests found matching "${search.trim()}"`;
  return `No ${tab} requests to display`;
}
