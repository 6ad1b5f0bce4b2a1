import { useSearchParams } from 'react-router-dom';
import { isTab, type Tab } from './request-filter.ts';

export interface DashboardFilter {
  tab: Tab;
  search: string;
  page: number;
  set: (change: Partial<Pick<DashboardFilter, 'tab' | 'search' | 'page'>>) => void;
}

/** Tab, search and page, kept in the URL. */
export function useDashboardFilter(): DashboardFilter {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab');
  const current = {
    tab: isTab(tab) ? tab : 'all',
    search: params.get('q') ?? '',
    page: Number(params.get('page') ?? 1),
  } satisfies Partial<DashboardFilter>;
  return {
    ...current,
    set: (change) => {
      // Changing tab or search returns to page 1.
      const next = { ...current, page: 1, ...change };
      const entries = Object.entries({
        tab: next.tab === 'all' ? '' : next.tab,
        q: next.search,
        page: next.page > 1 ? String(next.page) : '',
      });
      setParams(Object.fromEntries(entries.filter(([, value]) => value !== '')), { replace: true });
    },
  };
}
