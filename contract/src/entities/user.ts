import type { Role } from '../roles.ts';
import type { Preferences } from './preferences.ts';

export const USER_STATUSES = ['invited', 'active'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** `users/{id}`. The id is the invitation's, later the Auth uid. Times are ISO 8601, UTC. */
export interface User {
  id: string;
  email: string;
  /** Empty until registered. */
  name: string;
  role: Role;
  site_ids: string[];
  /** Empty means all. */
  study_ids: string[];
  status: UserStatus;
  created_at: string;
  /** Null once active. */
  invitation_expires_at: string | null;
  /** Name of who sent the invitation; missing if nobody did. */
  invited_by?: string;
  /** Defaults: `preferencesOf`. */
  preferences?: Partial<Preferences>;
  /** Sessions whose password was entered before are ended: seconds since the epoch, as in tokens. */
  sessions_from?: number;
  /** The registration attempt that holds the invitation. */
  registration?: { id: string; lease_until: string };
}

export interface Actor {
  id: string;
  name: string;
}

/** Something that was done, and when. */
export interface Act {
  by: Actor;
  at: string;
}
