import { deletedUserReply, siteManagersReply, userReply, userRoleReply, usersReply } from '../replies/users.ts';
import { deleteUserQuery } from '../payloads/delete-user-query.ts';
import { inviteUserPayload } from '../payloads/invite-user.ts';
import { registrationPayload } from '../payloads/registration.ts';
import { RESEARCH_TEAM, ROLES } from '../roles.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

/** Who works with the application. */
export const USER_OPERATIONS = {
  getRole: {
    ...ROUTES.getRole,
    summary: 'Role and sites of a user: one’s own, or anyone’s for an Administrator',
    roles: ROLES,
    reply: userRoleReply,
  },
  listSiteManagers: {
    ...ROUTES.listSiteManagers,
    summary: 'Site Managers with their sites',
    roles: RESEARCH_TEAM,
    reply: siteManagersReply,
  },
  listUsers: {
    ...ROUTES.listUsers,
    summary: 'Users and open invitations, by name',
    roles: ['Administrator'],
    reply: usersReply,
  },
  inviteUser: {
    ...ROUTES.inviteUser,
    summary: 'Invite a person; the id makes their registration link',
    roles: ['Administrator'],
    body: inviteUserPayload,
    reply: userReply,
  },
  completeRegistration: {
    ...ROUTES.completeRegistration,
    summary: 'Accept an invitation, once and in time',
    roles: 'public',
    body: registrationPayload,
    reply: userReply,
  },
  deleteUser: {
    ...ROUTES.deleteUser,
    summary: 'End a user’s access, or revoke an invitation',
    roles: ['Administrator'],
    query: deleteUserQuery,
    reply: deletedUserReply,
  },
} as const satisfies Operations;
