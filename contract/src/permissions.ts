import { isRole, ROLES, type Role } from './roles.ts';

/** Which records a capability reaches: those of every site and study, or only of the member's own. */
export interface Scope {
  sites: 'all' | 'own';
  studies: 'all' | 'own';
}

const ALL = { sites: 'all', studies: 'all' } as const satisfies Scope;
const OWN_SITES = { sites: 'own', studies: 'all' } as const satisfies Scope;
const OWN_STUDIES = { sites: 'all', studies: 'own' } as const satisfies Scope;
const OWN_SITES_AND_STUDIES = { sites: 'own', studies: 'own' } as const satisfies Scope;

const RESEARCH_TEAM = {
  sign_in: ALL,
  read_requests: ALL,
  /** Drafts, unsent edits and evaluations. */
  read_drafts: ALL,
  answer_requests: ALL,
  read_documents: ALL,
  manage_documents: ALL,
  read_sites: ALL,
  create_sites: ALL,
  read_studies: ALL,
  /** Names, addresses and sites of everyone with access. */
  read_team: ALL,
  read_ai_settings: ALL,
} as const;

/** What each role may do, and on which records. The API, the screens and the tests of the rules read this table. */
const GRANTS = {
  Administrator: {
    ...RESEARCH_TEAM,
    create_studies: ALL,
    change_ai_settings: ALL,
    manage_users: ALL,
    read_audit: ALL,
  },
  'Clinical Researcher': {
    sign_in: ALL,
    read_requests: OWN_SITES,
    ask_questions: OWN_SITES_AND_STUDIES,
    read_sites: OWN_SITES,
    read_studies: OWN_STUDIES,
  },
  'Site Manager': {
    ...RESEARCH_TEAM,
    /** Is mailed the questions of their sites and listed as their manager. */
    manage_sites: OWN_SITES,
  },
} as const satisfies Record<Role, Record<string, Scope>>;

/** Every capability is held by some role: the type is read off the table. */
export type Capability = { [R in Role]: keyof (typeof GRANTS)[R] }[Role];

interface RoleHolder {
  role: Role;
}

/** Whose records are their own; an empty list of studies is no restriction. */
export interface Assigned extends RoleHolder {
  site_ids: readonly string[];
  study_ids: readonly string[];
}

/** Where a record belongs; a dimension it does not have is left out. */
export interface Place {
  site_id?: string;
  study_id?: string;
}

/** The scope of a capability; null for a member who does not have it. */
export function scopeOf({ role }: RoleHolder, capability: Capability): Scope | null {
  // Stored records may hold a role that this version does not know.
  const grants: Partial<Record<Capability, Scope>> = isRole(role) ? GRANTS[role] : {};
  return grants[capability] ?? null;
}

export function can(member: RoleHolder, capability: Capability): boolean {
  return scopeOf(member, capability) !== null;
}

/** Whether the member may use the capability on a record of this place. */
export function covers(member: Assigned, capability: Capability, { site_id, study_id }: Place): boolean {
  const scope = scopeOf(member, capability);
  if (!scope) return false;
  return (
    (scope.sites === 'all' || site_id === undefined || isAssignedSite(member, site_id)) &&
    (scope.studies === 'all' || study_id === undefined || isAssignedStudy(member, study_id))
  );
}

export function isAssignedSite({ site_ids }: Pick<Assigned, 'site_ids'>, siteId: string): boolean {
  return site_ids.includes(siteId);
}

function isAssignedStudy({ study_ids }: Pick<Assigned, 'study_ids'>, studyId: string): boolean {
  return study_ids.length === 0 || study_ids.includes(studyId);
}

/** The roles with a capability, in the order of `ROLES`. */
export function rolesWith(capability: Capability): readonly [Role, ...Role[]] {
  const [first, ...others] = ROLES.filter((role) => can({ role }, capability));
  if (!first) throw new Error(`No role may ${capability}`);
  return [first, ...others];
}

/** Whether people of this role are assigned sites and studies: they are if any of its scopes depends on them. */
export function isAssignable(role: Role): boolean {
  return Object.values<Scope>(GRANTS[role]).some(({ sites, studies }) => sites === 'own' || studies === 'own');
}
