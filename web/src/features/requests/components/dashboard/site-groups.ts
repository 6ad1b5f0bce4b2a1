import type { Site } from '@trialdesk/contract/entities/site';
import { isAssignedSite } from '@trialdesk/contract/permissions';
import type { SiteManager } from '@trialdesk/contract/replies/users';

export interface SiteGroup {
  key: string;
  name: string;
  /** The manager's email; empty for a group without one. */
  email: string;
  sites: Site[];
}

/** Sites by their managers, in order of name; what nobody manages comes last. A site may have several managers. */
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

/** The chosen sites in a line: all, or the first three and how many more. */
export function summarizeSites(chosen: readonly Site[], total: number): string {
  if (chosen.length === 0) return 'No sites selected';
  if (chosen.length === total) return 'All sites selected';
  const names = chosen
    .slice(0, 3)
    .map((site) => site.name)
    .join(', ');
  return chosen.length > 3 ? `${names}, +${chosen.length - 3} more` : names;
}
