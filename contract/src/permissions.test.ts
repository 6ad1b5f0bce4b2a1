import {
  can,
  covers,
  EVERYWHERE,
  firstSite,
  hasOwnSites,
  hasSeveralSites,
  isAssignable,
  isAssignedSite,
  isWithinReach,
  rolesWith,
  scopeOf,
  type Capability,
} from './permissions.ts';
import { ROLES, type Role } from './roles.ts';

/** The table again, so that no change goes unnoticed: scope of sites, scope of studies, and `site` if one is needed. */
const EXPECTED: Record<Capability, Record<Role, string>> = {
  sign_in: { Administrator: 'all all', 'Clinical Researcher': 'all all', 'Site Manager': 'all all' },
  read_requests: { Administrator: 'all all', 'Clinical Researcher': 'own own', 'Site Manager': 'all all' },
  read_drafts: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  answer_requests: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  ask_questions: { Administrator: 'none', 'Clinical Researcher': 'own own', 'Site Manager': 'none' },
  read_documents: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  manage_documents: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  read_facts: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  review_facts: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  read_sites: { Administrator: 'all all', 'Clinical Researcher': 'own all', 'Site Manager': 'all all' },
  create_sites: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  manage_sites: { Administrator: 'none', 'Clinical Researcher': 'none', 'Site Manager': 'own all' },
  read_studies: { Administrator: 'all all', 'Clinical Researcher': 'all own', 'Site Manager': 'all all' },
  create_studies: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  change_studies: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  read_team: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  manage_users: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  read_ai_settings: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  change_ai_settings: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  change_security_settings: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  change_answer_times: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  use_saved_replies: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  change_shared_replies: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  announce: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  read_announcements: { Administrator: 'all all', 'Clinical Researcher': 'all own site', 'Site Manager': 'all all' },
  receive_announcements: { Administrator: 'none', 'Clinical Researcher': 'all own site', 'Site Manager': 'none' },
  read_reports: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  use_saved_views: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'all all' },
  change_shared_views: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  change_safety_words: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  read_usage: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
  read_audit: { Administrator: 'all all', 'Clinical Researcher': 'none', 'Site Manager': 'none' },
};

const CELLS = (Object.keys(EXPECTED) as Capability[]).flatMap((capability) =>
  ROLES.map((role) => {
    const [sites, studies, site] = EXPECTED[capability][role].split(' ');
    return { role, capability, granted: sites !== 'none', sites, studies, needsSite: site !== undefined };
  }),
);

const member = (role: Role) => ({ role, site_ids: ['north', 'east'], study_ids: ['lantern', 'beacon'] });

describe.each(CELLS)('$role, $capability', ({ role, capability, granted, sites, studies, needsSite }) => {
  const reaches = (place: { site_id?: string; study_id?: string }) => covers(member(role), capability, place);

  test('has the scope of the table', () => {
    expect(scopeOf({ role }, capability)).toEqual(granted ? { sites, studies, ...(needsSite && { needsSite }) } : null);
    expect(can({ role }, capability)).toBe(granted);
    expect(rolesWith(capability).includes(role)).toBe(granted);
  });

  test('covers the own sites and studies', () => {
    expect(reaches({})).toBe(granted);
    expect(reaches({ site_id: 'east' })).toBe(granted);
    expect(reaches({ study_id: 'beacon' })).toBe(granted);
    expect(reaches({ site_id: 'north', study_id: 'lantern' })).toBe(granted);
  });

  test('covers other sites and studies only with the scope "all"', () => {
    expect(reaches({ site_id: 'south' })).toBe(sites === 'all');
    expect(reaches({ study_id: 'other' })).toBe(studies === 'all');
    expect(reaches({ site_id: 'south', study_id: 'lantern' })).toBe(sites === 'all');
    expect(reaches({ site_id: 'north', study_id: 'other' })).toBe(studies === 'all');
    expect(reaches({ site_id: 'south', study_id: 'other' })).toBe(sites === 'all' && studies === 'all');
  });

  test('covers every study without a list of studies, and without a list of sites no site and nothing that needs one', () => {
    const unassigned = { role, site_ids: [], study_ids: [] };
    expect(covers(unassigned, capability, { study_id: 'other' })).toBe(granted && !needsSite);
    expect(covers(unassigned, capability, { site_id: 'north' })).toBe(sites === 'all' && !needsSite);
  });
});

test('lists the roles of a capability in the order of ROLES', () => {
  expect(rolesWith('sign_in')).toEqual(['Administrator', 'Clinical Researcher', 'Site Manager']);
  expect(rolesWith('answer_requests')).toEqual(['Administrator', 'Site Manager']);
  expect(rolesWith('ask_questions')).toEqual(['Clinical Researcher']);
});

test('rejects a capability that no role has', () => {
  // @ts-expect-error the table of grants does not have it
  expect(() => rolesWith('fly')).toThrow('No role may fly');
});

test('assigns sites and studies to every role but Administrator', () => {
  expect(ROLES.filter(isAssignable)).toEqual(['Clinical Researcher', 'Site Manager']);
});

test.each([
  { site_ids: [], first: undefined, some: false, several: false },
  { site_ids: ['north'], first: 'north', some: true, several: false },
  { site_ids: ['north', 'south'], first: 'north', some: true, several: true },
])('of the sites $site_ids the first is $first', ({ site_ids, first, some, several }) => {
  expect(firstSite({ site_ids })).toBe(first);
  expect([hasOwnSites({ site_ids }), hasSeveralSites({ site_ids })]).toEqual([some, several]);
});

test('code that acts for nobody reaches every place', () => {
  expect(isWithinReach(EVERYWHERE, { site_id: 'south', study_id: 'other' })).toBe(true);
});

test('knows the sites a member is assigned', () => {
  expect(isAssignedSite({ site_ids: ['north'] }, 'north')).toBe(true);
  expect(isAssignedSite({ site_ids: ['north'] }, 'south')).toBe(false);
  expect(isAssignedSite({ site_ids: [] }, 'north')).toBe(false);
});

test.each(['Visitor', '', 'constructor'])('grants nothing to the unknown role "%s" of a stored record', (role) => {
  const stored = JSON.parse(JSON.stringify({ ...member('Administrator'), role })) as ReturnType<typeof member>;
  expect(scopeOf(stored, 'sign_in')).toBeNull();
  expect(can(stored, 'manage_users')).toBe(false);
  expect(covers(stored, 'read_requests', {})).toBe(false);
});
