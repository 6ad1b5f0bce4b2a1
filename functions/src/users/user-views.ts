import type { Site } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import type { UserView } from '@trialdesk/contract/replies/users';

/** For Access Management. */
export function userView(user: User, sites: Site[]): UserView {
  const { id, email, name, role, site_ids, study_ids, status, invitation_expires_at } = user;
  const nameOf = (siteId: string) => sites.find((site) => site.id === siteId)?.name ?? 'Unknown Site';
  return { id, email, name, role, sites: site_ids.map(nameOf), site_ids, study_ids, status, invitation_expires_at };
}
