import type { Site } from '@trialdesk/contract/entities/site';
import { isAssignedSite } from '@trialdesk/contract/permissions';
import type { ContactView } from '@trialdesk/contract/replies/sites';
import { isFoundIn } from '@trialdesk/contract/search-words';

export interface SiteWithTeam extends Site {
  team: ContactView[];
}

export const STATUS_LABELS: Record<ContactView['status'], string> = { active: 'Active', invited: 'Invited' };

export function withTeams(sites: readonly Site[], contacts: readonly ContactView[]): SiteWithTeam[] {
  return sites.map((site) => ({ ...site, team: contacts.filter((contact) => isAssignedSite(contact, site.id)) }));
}

/** Sites matching by name, or by a team member's name, email, role or status. */
export function searchSites(sites: readonly SiteWithTeam[], search: string): SiteWithTeam[] {
  return sites.filter(({ name, team }) =>
    isFoundIn([name, ...team.flatMap((one) => [one.name, one.email, one.role, STATUS_LABELS[one.status]])], search),
  );
}
