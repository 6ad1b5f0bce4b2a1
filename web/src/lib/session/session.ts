import type { UserRole } from '@trialdesk/contract/replies/users';

export interface Member extends UserRole {
  email: string;
  /** Start of this session in this tab, in milliseconds since the epoch. */
  since: number;
}

export type Session =
  | { status: 'loading' }
  /** `ended`: a session was open in this tab before. */
  | { status: 'signed-out'; ended: boolean }
  | { status: 'role-failed' }
  /** `connected` is false while the database cannot be reached. */
  | { status: 'signed-in'; member: Member; connected: boolean };
