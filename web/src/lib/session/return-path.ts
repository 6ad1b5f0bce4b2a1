import { can, type Capability } from '@trialdesk/contract/permissions';
import type { Member, Session } from './session.ts';

/** Where a sign-in leads. */
export interface Return {
  path: string;
  /** What the page asks of the person. */
  needs: Capability;
  /** Only this person returns there; null for everyone. */
  person: string | null;
}

/**
 * A visit returns to the page it asked for, for anyone. So does a session that ended without the person's doing, for
 * the same person. Null after a log-out, when the next person may be someone else.
 */
export function returnFrom(session: Session, { path, needs }: Pick<Return, 'path' | 'needs'>): Return | null {
  if (session.status !== 'signed-out') return null;
  if (!session.ended) return { path, needs, person: null };
  return session.awaits === null ? null : { path, needs, person: session.awaits };
}

/** Null if this person does not return there, or may not open it. */
export function returnPath(from: Return | null, { user_id, role }: Pick<Member, 'user_id' | 'role'>): string | null {
  if (from === null || !can({ role }, from.needs)) return null;
  return from.person === null || from.person === user_id ? from.path : null;
}
