import type { Site } from '@trialdesk/contract/entities/site';
import { isAssignedSite } from '@trialdesk/contract/permissions';
import type { SiteManager } from '@trialdesk/contract/replies/users';

export interface SiteGroup {
  key: string;
  name: string;
  /** Empty for the group of unmanaged sites. */
  email: string;
  sites: Site[];
}

/** Sites grouped by manager, by name; unmanaged sites last. A site can appear under several managers. */
export function groupByManager(sites: readonly Site[], managers: readonly SiteManager[]): SiteGroup[] {
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

/** Selected sites in one line: "All sites selected", or the first three and a count (specification, section 9). */
export function summarizeSites(selected: readonly Site[], total: number): string {
  if (selected.length === 0) return 'No sites selected';
  if (selected.length === total) return 'All sites selected';
  const names = selected
    .slice(0, 3)
    .map((site) => site.name)
    .join(', ');
  return selected.length > 3 ? `${names}, +${selected.length - 3} more` : names;
}
