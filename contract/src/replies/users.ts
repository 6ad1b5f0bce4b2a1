import { USER_STATUSES, type User } from '../entities/user.ts';
import { ROLES } from '../roles.ts';
import { list, nullable, oneOf, shape, text, timestamp } from './reply-schema.ts';

/** Specification, section 3; and `study_ids`, empty for all studies. */
export interface UserRole extends Pick<User, 'role' | 'name' | 'site_ids' | 'study_ids'> {
  user_id: string;
  site_id: string;
  site_name: string;
  site_names: string[];
}

/** Specification, section 3. */
export type SiteManager = Pick<User, 'id' | 'name' | 'email' | 'site_ids'>;

/** For Access Management. The id of an invited user makes the registration link. */
export interface UserView extends Pick<
  User,
  'id' | 'email' | 'name' | 'role' | 'site_ids' | 'study_ids' | 'status' | 'invitation_expires_at'
> {
  /** In the order of `site_ids`. */
  sites: string[];
}

/** What an invitation is for, as its link shows it. */
export interface InvitationView extends Pick<User, 'role'> {
  /** All but its first letter and its domain are replaced by dots. */
  masked_email: string;
  /** Null if nobody in particular. */
  invited_by: string | null;
  sites: string[];
  expires_at: string;
}

const INVITATION_ENDINGS = ['unknown', 'used', 'expired'] as const;

/** Why an invitation cannot be accepted. */
export type InvitationEnding = (typeof INVITATION_ENDINGS)[number];

/** One of the two is null. */
export interface InvitationLookup {
  ending: InvitationEnding | null;
  invitation: InvitationView | null;
}

export type DeletedUser = Pick<User, 'id'>;

export const userRoleReply = shape<UserRole>({
  role: oneOf(ROLES),
  user_id: text(),
  site_id: text(),
  site_name: text(),
  name: text(),
  site_ids: list(text()),
  site_names: list(text()),
  study_ids: list(text()),
});

const siteManagerReply = shape<SiteManager>({ id: text(), name: text(), email: text(), site_ids: list(text()) });

export const siteManagersReply = list(siteManagerReply);

export const userReply = shape<UserView>({
  id: text(),
  email: text(),
  name: text(),
  role: oneOf(ROLES),
  sites: list(text()),
  site_ids: list(text()),
  study_ids: list(text()),
  status: oneOf(USER_STATUSES),
  invitation_expires_at: nullable(timestamp()),
});

export const usersReply = list(userReply);

export const invitationReply = shape<InvitationLookup>({
  ending: nullable(oneOf(INVITATION_ENDINGS)),
  invitation: nullable(
    shape<InvitationView>({
      masked_email: text(),
      role: oneOf(ROLES),
      invited_by: nullable(text()),
      sites: list(text()),
      expires_at: timestamp(),
    }),
  ),
});

export const deletedUserReply = shape<DeletedUser>({ id: text() });
