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
  /** Defaults to the role's start page. */
  to?: string;
  notice: MessageKey;
  /** Notice on the sign-in page. */
  signedOut?: MessageKey;
}

/** Explanations of refused pages (specification, section 2). */
const REFUSALS: Partial<Record<Capability, Refusal>> = {
  manage_users: { notice: 'accessDenied' },
  read_audit: { notice: 'accessDenied' },
  read_usage: { notice: 'accessDenied' },
  read_documents: { notice: 'teamOnly' },
  read_team: { notice: 'teamOnly' },
  read_facts: { notice: 'teamOnly' },
  read_reports: { notice: 'teamOnly' },
  use_saved_replies: { notice: 'teamOnly' },
  ask_questions: { to: PATHS.home, notice: 'researchersOnly', signedOut: 'signInRequired' },
};

function redirect(to: string, notice: MessageKey | null = null): GuardDecision {
  return { kind: 'redirect', to, notice };
}

export function homeOf(role: Role): string {
  return can({ role }, 'read_drafts') ? PATHS.dashboard : PATHS.siteDashboard;
}

/** Whether the session may open a page, and where it is redirected otherwise. */
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
