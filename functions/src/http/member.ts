import type { User } from '@trialdesk/contract/entities/user';
import type { Reach } from '@trialdesk/contract/permissions';

/** A signed-in person, as their record is now. */
export type Member = Pick<User, 'id' | 'email' | 'name' | 'role' | 'site_ids' | 'study_ids'>;

/** The caller of an operation, with the sites and studies within the capability that it needs. */
export interface AuthorizedMember extends Member {
  reach: Reach;
}
