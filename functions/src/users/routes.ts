import type { UserRole } from '@trialdesk/contract/entities/user';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import { findSite } from '../sites/site-repository.ts';
import { findUserByEmail, listUsers } from './user-repository.ts';

export const userHandlers = {
  getRole: async ({ member, params }) => {
    const email = (params.email ?? '').toLowerCase();
    if (email === member.email) return roleOf(member);
    if (member.role !== 'Administrator') {
      throw new ApiError('forbidden', 'You can only look up your own role.');
    }
    const user = await findUserByEmail(email);
    if (!user) throw new ApiError('not_found', 'There is no such user.');
    return roleOf(user);
  },

  listSiteManagers: async () => {
    const members = await listUsers();
    return members
      .filter(({ role, status }) => role === 'Site Manager' && status === 'active')
      .map(({ id, name, email, site_ids }) => ({ id, name, email, site_ids }));
  },
} satisfies Partial<Handlers>;

async function roleOf({ id, name, role, site_ids }: Member): Promise<UserRole> {
  const names = await Promise.all(site_ids.map(async (siteId) => (await findSite(siteId))?.name ?? 'Unknown Site'));
  return {
    role,
    user_id: id,
    site_id: site_ids[0] ?? '',
    site_name: names[0] ?? '',
    name,
    site_ids,
    site_names: names,
  };
}
