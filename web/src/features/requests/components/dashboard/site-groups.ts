import { isAssignedSite } from '@trialdesk/contract/permissions';
import type { SiteView } from '@trialdesk/contract/replies/sites';
import type { SiteManager } from '@trialdesk/contract/replies/users';
import { firstNames } from '../../../../lib/first-names.ts';

export interface SiteGroup {
  key: string;
  name: string;
  /** Empty for the group of unmanaged sites. */
  email: string;
  sites: SiteView[];
}

/** Sites grouped by manager, by name; unmanaged sites last. A site can appear under several managers. */
export function groupByManager(sites: readonly SiteView[], managers: readonly SiteManager[]): SiteGroup[] {
  const managed = managers
    .map((manager) => ({
      key: manager.id,
      name: `${manager.name || manager.email}'s Sites`,
      email: manager.email,
      sites: sites.filter((site) => isAssignedSite(manager, site.id)),
    }))
    .filter((group) => group.sites.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
  const known = new Set(managed.flatMap((group) => group.sites.map((site) => site.id)));
  const others = sites.filter((site) => !known.has(site.id));
  return others.length === 0 ? managed : [...managed, { key: '', name: 'Other Sites', email: '', sites: others }];
}

/**
 * Selected sites in one line: "All sites selected", or the first three and a count (specification, section 9). Null selects
 * all; `sites` have the names, by name.
 */
export function summarizeSites(selection: readonly string[] | null, sites: readonly SiteView[]): string {
  if (selection === null) return 'All sites selected';
  if (selection.length === 0) return 'No sites selected';
  const selected = new Set(selection);
  const names = sites.filter(({ id }) => selected.has(id)).map(({ name }) => name);
  if (names.length > 0) return firstNames(names, selection.length);
  return selection.length === 1 ? '1 site selected' : `${selection.length} sites selected`;
}
