import type { SiteView } from '@trialdesk/contract/replies/sites';
import { isFoundIn } from '@trialdesk/contract/search-words';
import type { SiteGroup } from './site-groups.ts';

/** What the site filter renders, one below the other. */
export type SiteFilterRow =
  { kind: 'group'; key: string; group: SiteGroup } | { kind: 'site'; key: string; group: SiteGroup; site: SiteView };

/** Groups with the sites whose name contains the words of the search, or all of a manager's found by name or email. */
export function searchGroups(groups: readonly SiteGroup[], search: string): SiteGroup[] {
  return groups
    .map((group) =>
      isFoundIn([group.name, group.email], search)
        ? group
        : { ...group, sites: group.sites.filter(({ name }) => isFoundIn([name], search)) },
    )
    .filter(({ sites }) => sites.length > 0);
}

export function siteFilterRows(groups: readonly SiteGroup[]): SiteFilterRow[] {
  return groups.flatMap((group): SiteFilterRow[] => [
    { kind: 'group', key: `group ${group.key}`, group },
    ...group.sites.map((site): SiteFilterRow => ({ kind: 'site', key: `${group.key} ${site.id}`, group, site })),
  ]);
}

/** Neighbouring rows of one group together. */
export function byGroup<T extends { row: SiteFilterRow }>(shown: readonly T[]): { group: SiteGroup; shown: T[] }[] {
  const parts: { group: SiteGroup; shown: T[] }[] = [];
  for (const each of shown) {
    const part = parts.at(-1);
    if (part?.group.key === each.row.group.key) part.shown.push(each);
    else parts.push({ group: each.row.group, shown: [each] });
  }
  return parts;
}
