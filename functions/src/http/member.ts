import type { User } from '@trialdesk/contract/entities/user';

/** The signed-in person, as their user record says now. */
export type Member = Pick<User, 'id' | 'email' | 'name' | 'role' | 'site_ids' | 'study_ids'>;
