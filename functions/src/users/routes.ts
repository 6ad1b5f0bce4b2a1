import type { UserRole, UserView } from '@trialdesk/contract/replies/users';
import type { User } from '@trialdesk/contract/entities/user';
import type { QueryOf } from '@trialdesk/contract/operations/call-types';
import { can, EVERYWHERE, firstSite, isAssignedSite, type Reach } from '@trialdesk/contract/permissions';
import { systemClock } from '../clock.ts';
import { applicationOrigin, forwardedHops } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { Handlers } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import { aliasOf } from '../ids.ts';
import { registrationAllowances } from '../rate-limits/allowances.ts';
import { spend } from '../rate-limits/rate-limit-repository.ts';
import { findSite, listSites } from '../sites/site-repository.ts';
import { changeAccess } from './change-access.ts';
import { completeRegistration } from './complete-registration.ts';
import { deleteUser } from './delete-user.ts';
import { inviteUser } from './invite-user.ts';
import { renameUser } from './rename-user.ts';
import { PageReply } from '../http/page-reply.ts';
import { pageByName } from '../names/page-by-name.ts';
import { countTeam, findUserByEmail, listAssigned, listTeam, listUsers } from './user-repository.ts';
import { userView } from './user-views.ts';
import { viewInvitation } from './view-invitation.ts';

const clock = systemClock;

export const userHandlers = {
  getRole: async ({ member, params }) => {
    const email = params.email.toLowerCase();
    if (email === member.email) return roleOf(member.reach, member);
    if (!can(member, 'manage_users')) {
      throw new ApiError('forbidden', 'ownRoleOnly');
    }
    const user = await findUserByEmail(email);
    if (!user) throw new ApiError('not_found', 'noSuchUser');
    return roleOf(member.reach, user);
  },

  listSiteManagers: async () => {
    const members = await listUsers();
    return members
      .filter(({ role, status }) => can({ role }, 'manage_sites') && status === 'active')
      .map(({ id, name, email, site_ids }) => ({ id, name, email, site_ids }));
  },

  listContacts: async ({ query }) => {
    const { records, next } = pageByName(await contactsOf(query), query);
    const page = {
      contacts: records.map(({ id, name, email, role, status, site_ids }) => ({
        // An invitation's id is its registration link, so it stays secret.
        id: status === 'active' ? id : aliasOf(id),
        name,
        email,
        role,
        status,
        site_ids,
      })),
    };
    return new PageReply(page, next);
  },

  countTeams: async ({ query }) => {
    const sites = [...new Set(query.site_ids.split(','))];
    const members = await Promise.all(sites.map(countTeam));
    return { team_sizes: sites.map((site_id, place) => ({ site_id, members: members[place] ?? 0 })) };
  },

  listUsers: async ({ member, query }) => {
    const [users, sites] = await Promise.all([listUsers(), listSites(member.reach)]);
    const { records, next } = pageByName(users, query);
    return new PageReply(
      records.map((user) => userView(user, sites)),
      next,
    );
  },

  inviteUser: async ({ member, body, idempotencyKey }) => {
    const origin = applicationOrigin();
    const { reach } = member;
    return viewOf(reach, await inviteUser({ actor: member, reach, input: body, idempotencyKey, origin, clock }));
  },

  getInvitation: ({ params }) => viewInvitation(params.userId, clock()),

  completeRegistration: async ({ params, body, request }) => {
    const caller = callerAddress(request, forwardedHops());
    await spend(registrationAllowances(params.userId, caller), clock());
    return viewOf(EVERYWHERE, await completeRegistration({ userId: params.userId, input: body, clock }));
  },

  renameUser: async ({ member, params, body }) =>
    viewOf(member.reach, await renameUser({ member, userId: params.id, name: body.name, clock })),

  changeAccess: async ({ member, params, body }) =>
    viewOf(member.reach, await changeAccess({ member, userId: params.id, input: body, clock })),

  deleteUser: async ({ member, params, query }) => {
    const id = params.id;
    await deleteUser({ member, userId: id, expectedStatus: query.status, reason: query.reason, clock });
    return { id };
  },
} satisfies Partial<Handlers>;

/** Without a site or study, everyone. */
async function contactsOf({ site_id, study_id }: QueryOf<'listContacts'>): Promise<User[]> {
  if (!study_id) return site_id ? listTeam(site_id) : listUsers();
  const assigned = await listAssigned(study_id);
  return site_id ? assigned.filter((user) => isAssignedSite(user, site_id)) : assigned;
}

async function viewOf(reach: Reach, user: User): Promise<UserView> {
  return userView(user, await listSites(reach));
}

async function roleOf(reach: Reach, { id, name, role, site_ids, study_ids }: Member): Promise<UserRole> {
  const names = await Promise.all(
    site_ids.map(async (siteId) => (await findSite(reach, siteId))?.name ?? 'Unknown Site'),
  );
  return {
    role,
    user_id: id,
    site_id: firstSite({ site_ids }) ?? '',
    site_name: names[0] ?? '',
    name,
    site_ids,
    site_names: names,
    study_ids,
  };
}
