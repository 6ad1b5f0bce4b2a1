import type { MessageKey } from '@trialdesk/contract/messages';
import { isResearchTeam, type Role } from '@trialdesk/contract/roles';
import { PATHS } from '../../config/paths.ts';
import type { Session } from './session.ts';

/** Who may open a page: anybody signed in, or one part of the team alone (specification, section 2). */
export type Requirement = 'member' | 'research-team' | 'administrator' | 'researcher';

export type GuardDecision =
  | { kind: 'wait' }
  | { kind: 'allow' }
  | { kind: 'role-failed' }
  | { kind: 'redirect'; to: string; notice: MessageKey | null };

const ALLOW: GuardDecision = { kind: 'allow' };

function redirect(to: string, notice: MessageKey | null = null): GuardDecision {
  return { kind: 'redirect', to, notice };
}

/** Where a person begins after signing in. */
export function homeOf(role: Role): string {
  return role === 'Clinical Researcher' ? PATHS.siteDashboard : PATHS.dashboard;
}

/** Whether this session may open a page, and where it goes instead. */
export function guard(session: Session, requirement: Requirement): GuardDecision {
  switch (session.status) {
    case 'loading':
      return { kind: 'wait' };
    case 'signed-out':
      return redirect(PATHS.login, requirement === 'researcher' && !session.ended ? 'signInRequired' : null);
    case 'role-failed':
      return { kind: 'role-failed' };
    case 'signed-in':
      return guardRole(session.member.role, requirement);
  }
}

function guardRole(role: Role, requirement: Requirement): GuardDecision {
  switch (requirement) {
    case 'member':
      return ALLOW;
    case 'research-team':
      return isResearchTeam(role) ? ALLOW : redirect(homeOf(role));
    case 'administrator':
      return role === 'Administrator' ? ALLOW : redirect(homeOf(role), 'accessDenied');
    case 'researcher':
      return role === 'Clinical Researcher' ? ALLOW : redirect(PATHS.home, 'researchersOnly');
  }
}
