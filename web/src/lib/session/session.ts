import type { UserRole } from '@trialdesk/contract/replies/users';

/** The signed-in person: the reply of the role lookup, and what the sign-in service knows. */
export interface Member extends UserRole {
  email: string;
  /** Milliseconds since the epoch at which this session began in this tab. */
  since: number;
}

export type Session =
  | { status: 'loading' }
  /** `ended`: a session was open in this tab before. */
  | { status: 'signed-out'; ended: boolean }
  | { status: 'role-failed' }
  /** `connected` is false while the database cannot be reached. */
  | { status: 'signed-in'; member: Member; connected: boolean };
