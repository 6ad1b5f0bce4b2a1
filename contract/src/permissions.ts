import { isRole, ROLES, type Role } from './roles.ts';

/** All sites or studies, or only the member's own. */
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
  /** Includes unsent edits and evaluations. */
  read_drafts: ALL,
  answer_requests: ALL,
  read_documents: ALL,
  manage_documents: ALL,
  read_sites: ALL,
  create_sites: ALL,
  read_studies: ALL,
  /** Names, addresses and sites of all users. */
  read_team: ALL,
  read_ai_settings: ALL,
} as const;

/** The one table of permissions, read by API, screens and rules tests. */
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
    /** Gets mails about their sites' questions and is listed as their manager. */
    manage_sites: OWN_SITES,
  },
} as const satisfies Record<Role, Record<string, Scope>>;

export type Capability = { [R in Role]: keyof (typeof GRANTS)[R] }[Role];

interface RoleHolder {
  role: Role;
}

/** No studies means no restriction. */
export interface Assigned extends RoleHolder {
  site_ids: readonly string[];
  study_ids: readonly string[];
}

/** Omit a dimension the record does not have. */
export interface Place {
  site_id?: string;
  study_id?: string;
}

/** Null without the capability. */
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

/** In the order of `ROLES`. */
export function rolesWith(capability: Capability): readonly [Role, ...Role[]] {
  const [first, ...others] = ROLES.filter((role) => can({ role }, capability));
  if (!first) throw new Error(`No role may ${capability}`);
  return [first, ...others];
}

/** True if any scope of the role depends on assigned sites or studies. */
export function isAssignable(role: Role): boolean {
  return Object.values<Scope>(GRANTS[role]).some(({ sites, studies }) => sites === 'own' || studies === 'own');
}
