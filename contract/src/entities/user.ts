import type { UserView } from '../replies/users.ts';
import type { Role } from '../roles.ts';
import type { Preferences } from './preferences.ts';

export type UserStatus = UserView['status'];

/** `users/{id}`. The id is the invitation's id and later the Auth uid. Times are ISO 8601 in UTC. */
export interface User {
  id: string;
  email: string;
  name: string;
  role: Role;
  site_ids: string[];
  /** Studies the user works on; an empty list is no restriction. */
  study_ids: string[];
  status: UserStatus;
  created_at: string;
  /** End of the invitation; null once the user is active. */
  invitation_expires_at: string | null;
  /** What the person has chosen; what is missing stands at its default (`preferencesOf`). */
  preferences?: Partial<Preferences>;
  /** Whoever is completing the registration right now; nobody else may until `lease_until`. */
  registration?: { id: string; lease_until: string };
}

/** Who did something, as kept on record. */
export interface Actor {
  id: string;
  name: string;
}
