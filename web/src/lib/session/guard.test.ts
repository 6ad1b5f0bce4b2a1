import type { Role } from '@trialdesk/contract/roles';
import { guard, homeOf, type Requirement } from './guard.ts';
import type { Session } from './session.ts';

function signedIn(role: Role): Session {
  const member = { role, user_id: 'u', site_id: '', site_name: '', name: '', site_ids: [], site_names: [] };
  return { status: 'signed-in', connected: true, member: { ...member, email: 'u@trialdesk.test', since: 0 } };
}

const REQUIREMENTS: Requirement[] = ['member', 'research-team', 'administrator', 'researcher'];

describe('guard', () => {
  it.each(REQUIREMENTS)('waits while the user is loading (%s)', (requirement) => {
    expect(guard({ status: 'loading' }, requirement)).toEqual({ kind: 'wait' });
  });

  it.each(['member', 'research-team', 'administrator'] as const)(
    'leads the signed-out to sign in (%s)',
    (requirement) => {
      expect(guard({ status: 'signed-out', ended: false }, requirement)).toEqual({
        kind: 'redirect',
        to: '/login',
        notice: null,
      });
    },
  );

  it('says that signing in is required on the page for researchers, but not to whoever just logged out there', () => {
    const to = { kind: 'redirect', to: '/login' };
    expect(guard({ status: 'signed-out', ended: false }, 'researcher')).toEqual({ ...to, notice: 'signInRequired' });
    expect(guard({ status: 'signed-out', ended: true }, 'researcher')).toEqual({ ...to, notice: null });
  });

  it.each<[Role, Requirement, string | null]>([
    ['Administrator', 'member', null],
    ['Site Manager', 'member', null],
    ['Clinical Researcher', 'member', null],
    ['Administrator', 'research-team', null],
    ['Site Manager', 'research-team', null],
    ['Clinical Researcher', 'research-team', '/site-dashboard'],
    ['Administrator', 'administrator', null],
    ['Site Manager', 'administrator', '/dashboard'],
    ['Clinical Researcher', 'administrator', '/site-dashboard'],
    ['Administrator', 'researcher', '/'],
    ['Site Manager', 'researcher', '/'],
    ['Clinical Researcher', 'researcher', null],
  ])('%s on a page for %s is led to %s', (role, requirement, to) => {
    const decision = guard(signedIn(role), requirement);
    expect(decision.kind === 'redirect' ? decision.to : null).toBe(to);
    if (to === null) expect(decision).toEqual({ kind: 'allow' });
  });

  it('begins at the dashboard of the role', () => {
    expect(homeOf('Clinical Researcher')).toBe('/site-dashboard');
    expect(homeOf('Site Manager')).toBe('/dashboard');
    expect(homeOf('Administrator')).toBe('/dashboard');
  });
});
