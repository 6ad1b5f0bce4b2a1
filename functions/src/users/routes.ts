import type { UserRole, UserView } from '@trialdesk/contract/replies/users';
import type { User } from '@trialdesk/contract/entities/user';
import { can } from '@trialdesk/contract/permissions';
import { systemClock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { Handlers } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import { aliasOf } from '../ids.ts';
import { registrationAllowances } from '../rate-limits/allowances.ts';
import { spend } from '../rate-limits/rate-limit-repository.ts';
import { findSite, listSites } from '../sites/site-repository.ts';
import { completeRegistration } from './complete-registration.ts';
import { deleteUser } from './delete-user.ts';
import { inviteUser } from './invite-user.ts';
import { findUserByEmail, listUsers } from './user-repository.ts';
import { userView } from './user-views.ts';

const clock = systemClock;

export const userHandlers = {
  getRole: async ({ member, params }) => {
    const email = params.email.toLowerCase();
    if (email === member.email) return roleOf(member);
    if (!can(member, 'manage_users')) {
      throw new ApiError('forbidden', 'ownRoleOnly');
    }
    const user = await findUserByEmail(email);
    if (!user) throw new ApiError('not_found', 'noSuchUser');
    return roleOf(user);
  },

  listSiteManagers: async () => {
    const members = await listUsers();
    return members
      .filter(({ role, status }) => can({ role }, 'manage_sites') && status === 'active')
      .map(({ id, name, email, site_ids }) => ({ id, name, email, site_ids }));
  },

  listContacts: async () => {
    const members = await listUsers();
    return {
      contacts: members.map(({ id, name, email, role, status, site_ids }) => ({
        // An invitation's id is its registration link, so it stays secret.
        id: status === 'active' ? id : aliasOf(id),
        name,
        email,
        role,
        status,
        site_ids,
      })),
    };
  },

  listUsers: async (): Promise<UserView[]> => {
    const [users, sites] = await Promise.all([listUsers(), listSites()]);
    return users.map((user) => userView(user, sites));
  },

  inviteUser: async ({ member, body, idempotencyKey }) => {
    const origin = applicationOrigin();
    return viewOf(await inviteUser({ actor: member, input: body, idempotencyKey, origin, clock }));
  },

  completeRegistration: async ({ params, body, request }) => {
    const { caller, nearest } = callerAddress(request);
    await spend(registrationAllowances(caller, nearest), clock());
    return viewOf(await completeRegistration({ userId: params.userId, input: body, clock }));
  },

  deleteUser: async ({ member, params, query }) => {
    const id = params.id;
    await deleteUser({ member, userId: id, believed: query.status, clock });
    return { id };
  },
} satisfies Partial<Handlers>;

async function viewOf(user: User): Promise<UserView> {
  return userView(user, await listSites());
}

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
