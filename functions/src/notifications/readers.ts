import { preferencesOf } from '@trialdesk/contract/entities/preferences';
import type { User } from '@trialdesk/contract/entities/user';
import { activeUsersWith, siteManagersOf } from '../users/user-repository.ts';

/** Whether a person is to be sent mail; an invitation goes out all the same, since nobody has chosen yet. */
export function wantsMail(user: Pick<User, 'preferences'>): boolean {
  return preferencesOf(user).notifications.email;
}

/**
 * Who is mailed of a site's question: its Site Managers, or the Administrators where it has none. Those who have
 * switched mail off are left out, and nobody stands in for them.
 */
export async function readersOfQuestion(siteId: string): Promise<User[]> {
  const managers = await siteManagersOf(siteId);
  const responsible = managers.length > 0 ? managers : await activeUsersWith('manage_users');
  return responsible.filter(wantsMail);
}
