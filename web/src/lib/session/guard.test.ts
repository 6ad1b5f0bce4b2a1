import type { Capability } from '@trialdesk/contract/permissions';
import type { Role } from '@trialdesk/contract/roles';
import { guard, homeOf } from './guard.ts';
import type { Session } from './session.ts';

function signedIn(role: Role): Session {
  const member = {
    role,
    user_id: 'u',
    site_id: '',
    site_name: '',
    name: '',
    site_ids: [],
    site_names: [],
    study_ids: [],
  };
  return { status: 'signed-in', connected: true, member: { ...member, email: 'u@trialdesk.test', since: 0 } };
}

const NEEDS: Capability[] = ['sign_in', 'read_drafts', 'manage_users', 'ask_questions'];

describe('guard', () => {
  it.each(NEEDS)('waits while the user is loading (%s)', (needs) => {
    expect(guard({ status: 'loading' }, needs)).toEqual({ kind: 'wait' });
  });

  it.each(NEEDS)('reports a role that could not be looked up (%s)', (needs) => {
    expect(guard({ status: 'role-failed' }, needs)).toEqual({ kind: 'role-failed' });
  });

  it.each(['sign_in', 'read_drafts', 'manage_users'] as const)('sends a visitor to sign in (%s)', (needs) => {
    expect(guard({ status: 'signed-out', ended: false, awaits: null }, needs)).toEqual({
      kind: 'redirect',
      to: '/login',
      notice: null,
    });
  });

  it('asks a visitor of the question form to sign in, but not someone who just logged out there', () => {
    const to = { kind: 'redirect', to: '/login' };
    expect(guard({ status: 'signed-out', ended: false, awaits: null }, 'ask_questions')).toEqual({
      ...to,
      notice: 'signInRequired',
    });
    expect(guard({ status: 'signed-out', ended: true, awaits: null }, 'ask_questions')).toEqual({
      ...to,
      notice: null,
    });
  });

  it.each<[Role, Capability]>([
    ['Administrator', 'sign_in'],
    ['Site Manager', 'sign_in'],
    ['Clinical Researcher', 'sign_in'],
    ['Administrator', 'read_drafts'],
    ['Site Manager', 'read_drafts'],
    ['Administrator', 'manage_users'],
    ['Clinical Researcher', 'ask_questions'],
  ])('lets a %s open a page that needs %s', (role, needs) => {
    expect(guard(signedIn(role), needs)).toEqual({ kind: 'allow' });
  });

  it.each<[Role, Capability, { to: string; notice: string | null }]>([
    ['Clinical Researcher', 'read_drafts', { to: '/site-dashboard', notice: null }],
    ['Clinical Researcher', 'read_documents', { to: '/site-dashboard', notice: 'teamOnly' }],
    ['Clinical Researcher', 'read_facts', { to: '/site-dashboard', notice: 'teamOnly' }],
    ['Clinical Researcher', 'use_saved_replies', { to: '/site-dashboard', notice: 'teamOnly' }],
    ['Clinical Researcher', 'read_reports', { to: '/site-dashboard', notice: 'teamOnly' }],
    ['Clinical Researcher', 'read_team', { to: '/site-dashboard', notice: 'teamOnly' }],
    ['Site Manager', 'manage_users', { to: '/dashboard', notice: 'accessDenied' }],
    ['Clinical Researcher', 'manage_users', { to: '/site-dashboard', notice: 'accessDenied' }],
    ['Site Manager', 'read_usage', { to: '/dashboard', notice: 'accessDenied' }],
    ['Administrator', 'ask_questions', { to: '/', notice: 'researchersOnly' }],
    ['Site Manager', 'ask_questions', { to: '/', notice: 'researchersOnly' }],
  ])('sends a %s away from a page that needs %s: %p', (role, needs, expected) => {
    expect(guard(signedIn(role), needs)).toEqual({ kind: 'redirect', ...expected });
  });

  it('starts each role on its own dashboard', () => {
    expect(homeOf('Clinical Researcher')).toBe('/site-dashboard');
    expect(homeOf('Site Manager')).toBe('/dashboard');
    expect(homeOf('Administrator')).toBe('/dashboard');
  });
});
