import type { ViewQuery } from '@trialdesk/contract/entities/saved-view';
import { SORTS } from '@trialdesk/contract/request-view';
import { DEFAULT_SORT, PARAMS, readChoices } from '../list/list-choices.ts';
import { isTab } from '../request-filter.ts';
import { readScope, readSelection } from '../site-selection.ts';

/** What an address without them shows. */
type Home = Pick<ViewQuery, 'view' | 'scope'>;

const NAMES = [
  ...(['view', 'scope', 'tab', 'sites', 'q'] as const),
  ...Object.values(PARAMS),
  ...(['sort', 'dir', 'group'] as const),
] as const satisfies readonly (keyof ViewQuery)[];

/** With every code, so that none is forgotten. */
type Codes = { [Code in keyof Required<ViewQuery>]: ViewQuery[Code] };

/** What the dashboard shows at an address, without what is as by default. */
export function readQuery(params: URLSearchParams, { view, scope }: Home): Codes {
  const { sort, direction, group, filters } = readChoices(params);
  const tab = params.get('tab');
  const search = params.get('q')?.trim() ?? '';
  const { study_id, priority, category, owner, due, safety } = filters;
  return {
    view,
    scope: readScope(params, scope),
    tab: isTab(tab) && tab !== 'all' ? tab : undefined,
    sites: readSelection(params)?.toSorted().join(','),
    q: search === '' ? undefined : search,
    study: study_id ?? undefined,
    priority: priority ?? undefined,
    category: category ?? undefined,
    owner: owner ?? undefined,
    due: due ?? undefined,
    safety: safety ?? undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    dir: direction === SORTS[sort].first ? undefined : direction,
    group: group === 'none' ? undefined : group,
  };
}

/** The address of a view. */
export function paramsOf(query: ViewQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const code = query[name];
    if (code !== undefined) params.set(name, code);
  }
  return params;
}

export function isSameQuery(a: ViewQuery, b: ViewQuery): boolean {
  return normal(a) === normal(b);
}

function normal(query: ViewQuery): string {
  return paramsOf(readQuery(paramsOf(query), query)).toString();
}
