import type { User } from '@trialdesk/contract/entities/user';
import type { Reach } from '@trialdesk/contract/permissions';

/** A signed-in person, as their record is now. */
export type Member = Pick<User, 'id' | 'email' | 'name' | 'role' | 'site_ids' | 'study_ids'>;

/** With the reach of the capability that the operation needs. */
export interface AuthorizedMember extends Member {
  reach: Reach;
}
