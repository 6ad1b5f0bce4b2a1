import type { InferType } from 'yup';
import { ROLES } from '../roles.ts';
import { list, moment, one, shape, words } from './shape.ts';

export const userRoleReply = shape({
  role: one(ROLES),
  user_id: words(),
  site_id: words(),
  site_name: words(),
  name: words(),
  site_ids: list(words()),
  site_names: list(words()),
});

const siteManagerReply = shape({ id: words(), name: words(), email: words(), site_ids: list(words()) });

export const siteManagersReply = list(siteManagerReply);

export const userReply = shape({
  id: words(),
  email: words(),
  /** Empty until they have registered. */
  name: words(),
  role: one(ROLES),
  /** Names of the sites, in the order of `site_ids`. */
  sites: list(words()),
  site_ids: list(words()),
  study_ids: list(words()),
  status: one(['invited', 'active']),
  /** End of the invitation, which may be past; null once the user is active. */
  invitation_expires_at: moment().nullable(),
});

export const usersReply = list(userReply);

export const deletedUserReply = shape({ id: words() });

/** Answer of the role lookup (specification, section 3). */
export type UserRole = InferType<typeof userRoleReply>;
/** A Site Manager with their sites (specification, section 3). */
export type SiteManager = InferType<typeof siteManagerReply>;
/** A user as Access Management lists them. The id of an invited user is what the registration link is made of. */
export type UserView = InferType<typeof userReply>;
