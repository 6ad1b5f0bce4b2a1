import { preferencesOf } from '@trialdesk/contract/entities/preferences';
import type { User } from '@trialdesk/contract/entities/user';
import { activeUsersWith, siteManagersOf } from '../users/user-repository.ts';

/** Applies to notifications; invitations are always sent. */
export function wantsMail(user: Pick<User, 'preferences'>): boolean {
  return preferencesOf(user).notifications.email;
}

/**
 * The site's Site Managers, or the Administrators if it has none. Those who have switched mail off are left out without
 * a substitute.
 */
export async function readersOfQuestion(siteId: string): Promise<User[]> {
  const managers = await siteManagersOf(siteId);
  const responsible = managers.length > 0 ? managers : await activeUsersWith('manage_users');
  return responsible.filter(wantsMail);
}
