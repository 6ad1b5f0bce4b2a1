import type { User } from '@trialdesk/contract/entities/user';

/** The caller, as their record is now. */
export type Member = Pick<User, 'id' | 'email' | 'name' | 'role' | 'site_ids' | 'study_ids'>;
