import type { Tab } from '@trialdesk/contract/request-view';

export interface EmptyCause {
  /** Number of sites in scope, and how many of them are selected. */
  sites: number;
  selected: number | 'all';
  isMine: boolean;
  search: string;
  tab: Tab;
}

/** Why the list is empty (specification, section 2). */
export function emptyMessage({ sites, selected, isMine, search, tab }: EmptyCause): string {
  if (isMine && sites === 0) return 'No sites assigned to you';
  if (selected === 0) return 'No sites selected. Please select at least one site to view requests.';
  if (search.trim() !== '') return `No requests found matching "${search.trim()}"`;
  return tab === 'all' ? 'No requests to display' : `No ${tab} requests to display`;
}
