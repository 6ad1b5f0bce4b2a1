import type { UserRole } from '@trialdesk/contract/replies/users';

export interface Member extends UserRole {
  email: string;
  /** Start of this session in this tab, in milliseconds since the epoch. */
  since: number;
}

export type Session =
  | { status: 'loading' }
  /** `ended`: a session was open in this tab before. `awaits`: id of the person whose session ended without their doing, for inactivity or by the server. */
  | { status: 'signed-out'; ended: boolean; awaits: string | null }
  | { status: 'role-failed' }
  /** `connected` is false while the database cannot be reached. */
  | { status: 'signed-in'; member: Member; connected: boolean };
