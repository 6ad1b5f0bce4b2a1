import type { Role } from '../roles.ts';
import type { Preferences } from './preferences.ts';

export const USER_STATUSES = ['invited', 'active'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** `users/{id}`. The id is the invitation's id and later the Auth uid. Times are ISO 8601 in UTC. */
export interface User {
  id: string;
  email: string;
  /** Empty until they have registered. */
  name: string;
  role: Role;
  site_ids: string[];
  /** Studies the user works on; empty means all. */
  study_ids: string[];
  status: UserStatus;
  created_at: string;
  /** End of the invitation; null once the user is active. */
  invitation_expires_at: string | null;
  /** Absent parts have their defaults (`preferencesOf`). */
  preferences?: Partial<Preferences>;
  /** The attempt to register that holds the invitation, until `lease_until`. */
  registration?: { id: string; lease_until: string };
}

/** The author of a change, as kept on record. */
export interface Actor {
  id: string;
  name: string;
}
