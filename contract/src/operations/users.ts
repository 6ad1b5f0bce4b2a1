import {
  deletedUserReply,
  invitationReply,
  siteManagersReply,
  userReply,
  userRoleReply,
  usersReply,
} from '../replies/users.ts';
import { changeAccessPayload } from '../payloads/access.ts';
import { deleteUserQuery } from '../payloads/delete-user-query.ts';
import { inviteUserPayload } from '../payloads/invite-user.ts';
import { registrationPayload } from '../payloads/registration.ts';
import { renameUserPayload } from '../payloads/rename-user.ts';
import { pageQuery } from '../payloads/page-query.ts';
import { API_ONLY_ROUTES, ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const USER_OPERATIONS = {
  getRole: {
    ...ROUTES.getRole,
    summary: 'Role and sites of a user: one’s own, or anyone’s for an Administrator',
    needs: 'sign_in',
    reply: userRoleReply,
  },
  listSiteManagers: {
    ...ROUTES.listSiteManagers,
    summary: 'Site Managers with their sites',
    needs: 'read_team',
    reply: siteManagersReply,
  },
  listUsers: {
    ...API_ONLY_ROUTES.listUsers,
    summary: 'Users and open invitations, by name',
    needs: 'manage_users',
    query: pageQuery,
    isPaged: true,
    reply: usersReply,
  },
  inviteUser: {
    ...ROUTES.inviteUser,
    summary: 'Invite a person; the id makes their registration link',
    needs: 'manage_users',
    body: inviteUserPayload,
    reply: userReply,
  },
  getInvitation: {
    ...ROUTES.getInvitation,
    summary: 'What an invitation is for, or why it cannot be accepted',
    needs: 'public',
    reply: invitationReply,
  },
  completeRegistration: {
    ...ROUTES.completeRegistration,
    summary: 'Accept an invitation, once and in time',
    needs: 'public',
    body: registrationPayload,
    reply: userReply,
  },
  renameUser: {
    ...ROUTES.renameUser,
    summary: 'Change the name of a registered user; what is on record keeps the earlier one',
    needs: 'manage_users',
    body: renameUserPayload,
    reply: userReply,
  },
  changeAccess: {
    ...ROUTES.changeAccess,
    summary: 'Change the role, sites and studies of another user or of an invitation',
    needs: 'manage_users',
    body: changeAccessPayload,
    reply: userReply,
  },
  deleteUser: {
    ...ROUTES.deleteUser,
    summary: 'End a user’s access, or revoke an invitation',
    needs: 'manage_users',
    query: deleteUserQuery,
    reply: deletedUserReply,
  },
} as const satisfies Operations;
