import type { UserRole } from '@trialdesk/contract/replies/users';

/** Who is signed in: what the role lookup answers, and what the sign-in service knows. */
export interface Member extends UserRole {
  email: string;
  /** Milliseconds since the epoch at which this session began in this tab. */
  since: number;
}

export type Session =
  | { status: 'loading' }
  /** `ended` tells a session that ended in this tab from a visit that began without one. */
  | { status: 'signed-out'; ended: boolean }
  /** Signed in, but the role could not be looked up. */
  | { status: 'role-failed' }
  /** `connected` is false while the database cannot be reached. */
  | { status: 'signed-in'; member: Member; connected: boolean };
