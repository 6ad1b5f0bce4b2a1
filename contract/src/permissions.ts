import { isRole, ROLES, type Role } from './roles.ts';

/** All sites or studies, or only the member's own. */
export interface Scope {
  sites: 'all' | 'own';
  studies: 'all' | 'own';
  /** Of the sites of these studies: nothing for members without a site. */
  needsSite?: true;
}

const ALL = { sites: 'all', studies: 'all' } as const satisfies Scope;
const OWN_SITES = { sites: 'own', studies: 'all' } as const satisfies Scope;
const OWN_STUDIES = { sites: 'all', studies: 'own' } as const satisfies Scope;
const OWN_STUDIES_OF_SITES = { ...OWN_STUDIES, needsSite: true } as const satisfies Scope;
const OWN_SITES_AND_STUDIES = { sites: 'own', studies: 'own' } as const satisfies Scope;

const RESEARCH_TEAM = {
  sign_in: ALL,
  read_requests: ALL,
  /** Includes unsent edits and evaluations. */
  read_drafts: ALL,
  answer_requests: ALL,
  read_documents: ALL,
  manage_documents: ALL,
  /** Found by machine and unconfirmed, so never for sites. */
  read_facts: ALL,
  /** Confirm and correct them. */
  review_facts: ALL,
  read_sites: ALL,
  /** And rename them. */
  create_sites: ALL,
  read_studies: ALL,
  /** Names, addresses and sites of all users. */
  read_team: ALL,
  read_ai_settings: ALL,
  /** Keep one's own, and read those of the team. */
  use_saved_replies: ALL,
  /** Keep one's own, and open those of the team. */
  use_saved_views: ALL,
  /** Figures over all sites of a study. */
  read_reports: ALL,
  /** To all sites of a study, and see who has read it. */
  announce: ALL,
  read_announcements: ALL,
} as const;

/** The one table of permissions, read by API, screens and rules tests. */
const GRANTS = {
  Administrator: {
    ...RESEARCH_TEAM,
    create_studies: ALL,
    /** Their names and settings. */
    change_studies: ALL,
    change_ai_settings: ALL,
    change_security_settings: ALL,
    /** And read them: the team sees its clocks, sites what they are promised. */
    change_answer_times: ALL,
    /** And read them: the team sees what they have found. */
    change_safety_words: ALL,
    /** Saved replies of the whole research team. */
    change_shared_replies: ALL,
    /** Saved views of the whole research team. */
    change_shared_views: ALL,
    manage_users: ALL,
    read_audit: ALL,
    /** What the model costs, and how much of the day's tokens is used. */
    read_usage: ALL,
  },
  'Clinical Researcher': {
    sign_in: ALL,
    read_requests: OWN_SITES_AND_STUDIES,
    ask_questions: OWN_SITES_AND_STUDIES,
    read_announcements: OWN_STUDIES_OF_SITES,
    /** And confirm that one has read them. */
    receive_announcements: OWN_STUDIES_OF_SITES,
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

/** The sites and studies within a capability; null where it is not limited. */
export interface Reach {
  site_ids: readonly string[] | null;
  study_ids: readonly string[] | null;
}

/** Of code that acts for nobody: jobs, triggers, tools, and calls without an account. */
export const EVERYWHERE: Reach = { site_ids: null, study_ids: null };

/** Null without the capability. What members may read and ask follows from here alone. */
export function reachOf(member: Assigned, capability: Capability): Reach | null {
  const scope = scopeOf(member, capability);
  if (!scope) return null;
  const { site_ids, study_ids } = member;
  if (scope.needsSite && site_ids.length === 0) return { site_ids, study_ids: [] };
  return {
    site_ids: scope.sites === 'all' ? null : site_ids,
    study_ids: scope.studies === 'all' || study_ids.length === 0 ? null : study_ids,
  };
}

/** Whether the member may use the capability on a record of this place. */
export function covers(member: Assigned, capability: Capability, place: Place): boolean {
  const reach = reachOf(member, capability);
  return reach !== null && isWithinReach(reach, place);
}

export function isWithinReach({ site_ids, study_ids }: Reach, { site_id, study_id }: Place): boolean {
  return isWithin(site_ids, site_id) && isWithin(study_ids, study_id);
}

/** Whether it leaves out no site. */
export function hasAllSites({ site_ids }: Reach): boolean {
  return site_ids === null;
}

function isWithin(ids: readonly string[] | null, id: string | undefined): boolean {
  return ids === null || id === undefined || ids.includes(id);
}

export function isAssignedSite({ site_ids }: Pick<Assigned, 'site_ids'>, siteId: string): boolean {
  return site_ids.includes(siteId);
}

/** The site of a question that names none. */
export function firstSite({ site_ids }: Pick<Assigned, 'site_ids'>): string | undefined {
  return site_ids[0];
}

export function hasOwnSites({ site_ids }: Pick<Assigned, 'site_ids'>): boolean {
  return site_ids.length > 0;
}

/** Whether a list of their requests needs to say of which site each is. */
export function hasSeveralSites({ site_ids }: Pick<Assigned, 'site_ids'>): boolean {
  return site_ids.length > 1;
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
