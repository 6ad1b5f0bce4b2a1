import type { User } from '@trialdesk/contract/entities/user';
import { activeUsersWithRole, siteManagersOf } from '../users/user-repository.ts';

/** Who hears of a site's question: its Site Managers, or the Administrators where it has none. */
export async function readersOfQuestion(siteId: string): Promise<User[]> {
  const managers = await siteManagersOf(siteId);
  return managers.length > 0 ? managers : activeUsersWithRole('Administrator');
}
