import type { MessageKey } from '@trialdesk/contract/messages';
import { can, type Capability } from '@trialdesk/contract/permissions';
import type { Role } from '@trialdesk/contract/roles';
import { PATHS } from '../../config/paths.ts';
import type { Session } from './session.ts';

export type GuardDecision =
  | { kind: 'wait' }
  | { kind: 'allow' }
  | { kind: 'role-failed' }
  | { kind: 'redirect'; to: string; notice: MessageKey | null };

interface Refusal {
  /** The start page of the role if left out. */
  to?: string;
  notice: MessageKey;
  /** Notice on the sign-in page for a visitor who is not signed in. */
  signedOut?: MessageKey;
}

/** Pages that explain why they turn people away (specification, section 2). */
const REFUSALS: Partial<Record<Capability, Refusal>> = {
  manage_users: { notice: 'accessDenied' },
  ask_questions: { to: PATHS.home, notice: 'researchersOnly', signedOut: 'signInRequired' },
};

function redirect(to: string, notice: MessageKey | null = null): GuardDecision {
  return { kind: 'redirect', to, notice };
}

/** Start page of a role. */
export function homeOf(role: Role): string {
  return can({ role }, 'read_drafts') ? PATHS.dashboard : PATHS.siteDashboard;
}

/** Whether this session may open a page that needs a capability, and where it is sent otherwise. */
export function guard(session: Session, needs: Capability): GuardDecision {
  const refusal = REFUSALS[needs];
  switch (session.status) {
    case 'loading':
      return { kind: 'wait' };
    case 'signed-out':
      return redirect(PATHS.login, session.ended ? null : refusal?.signedOut);
    case 'role-failed':
      return { kind: 'role-failed' };
    case 'signed-in': {
      const { role } = session.member;
      if (can({ role }, needs)) return { kind: 'allow' };
      return redirect(refusal?.to ?? homeOf(role), refusal?.notice);
    }
  }
}
