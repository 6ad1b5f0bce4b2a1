import { CATEGORIES } from '@trialdesk/contract/choices';
import { useSearchParams } from 'react-router-dom';
import { ASKED_BY, PERIODS, SORTS, TABS, type RequestFilter } from './request-filter.ts';

export interface DashboardFilter extends RequestFilter {
  set: (change: Partial<RequestFilter>) => void;
}

/** Everything that is not as by default, kept in the URL. */
export function useDashboardFilter(): DashboardFilter {
  const [params, setParams] = useSearchParams();
  const current = readFilter(params);
  return {
    ...current,
    set: (change) => {
      // Every other change returns to page 1.
      setParams(writeFilter({ ...current, page: 1, ...change }), { replace: true });
    },
  };
}

function readFilter(params: URLSearchParams): RequestFilter {
  return {
    tab: oneOf(params.get('tab'), TABS) ?? 'all',
    search: params.get('q') ?? '',
    page: Number(params.get('page') ?? 1),
    sort: oneOf(params.get('sort'), SORTS) ?? 'activity',
    site: params.get('site') ?? '',
    study: params.get('study') ?? '',
    category: oneOf(params.get('category'), CATEGORIES) ?? '',
    by: oneOf(params.get('by'), ASKED_BY) ?? '',
    days: oneOf(params.get('days'), DAYS) ?? '',
  };
}

const DAYS: Record<`${keyof typeof PERIODS}`, string> = PERIODS;

function writeFilter({ tab, search, page, sort, ...narrowing }: RequestFilter): Record<string, string> {
  const entries = Object.entries({
    ...narrowing,
    tab: tab === 'all' ? '' : tab,
    q: search,
    page: page > 1 ? String(page) : '',
    sort: sort === 'activity' ? '' : sort,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function oneOf<Known extends string>(value: string | null, known: Record<Known, unknown>): Known | undefined {
  return value !== null && Object.hasOwn(known, value) ? (value as Known) : undefined;
}
