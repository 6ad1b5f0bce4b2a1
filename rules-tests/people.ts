import type { User, UserStatus } from '@trialdesk/contract/entities/user';
import { ROLES, type Role } from '@trialdesk/contract/roles';

/** Somebody who calls the database; without an account or without a user record if null. */
export interface Person {
  id: string;
  /** Without a study, of all studies; `ended` when they have signed out everywhere since. */
  record: {
    role: Role | 'Visitor';
    site: 'north' | 'south';
    study: string | null;
    status: UserStatus;
    ended?: true;
  } | null;
}

const idOf = (role: Role, site: string) => `${role.toLowerCase().replaceAll(' ', '-')}-${site}`;

/** For each role one person of the northern and one of the southern site, who work on different studies. */
const members = ROLES.flatMap((role): Person[] => [
  { id: idOf(role, 'north'), record: { role, site: 'north', study: 'lantern', status: 'active' } },
  { id: idOf(role, 'south'), record: { role, site: 'south', study: 'beacon', status: 'active' } },
]);

/** For each role somebody who has not accepted the invitation yet. */
const invited = ROLES.map((role): Person => ({
  id: idOf(role, 'invited'),
  record: { role, site: 'north', study: 'lantern', status: 'invited' },
}));

/** A researcher who is not limited to studies. */
const ofAllStudies: Person = {
  id: 'researcher-of-all-studies',
  record: { role: 'Clinical Researcher', site: 'north', study: null, status: 'active' },
};

const withEndedSession: Person = {
  id: 'administrator-with-ended-session',
  record: { role: 'Administrator', site: 'north', study: 'lantern', status: 'active', ended: true },
};

const withUnknownRole: Person = {
  id: 'unknown-role',
  record: { role: 'Visitor', site: 'north', study: 'lantern', status: 'active' },
};

const withoutRecord: Person = { id: 'without-record', record: null };

export const SIGNED_OUT: Person = { id: 'signed-out', record: null };

export const EVERYBODY: Person[] = [
  ...members,
  ...invited,
  ofAllStudies,
  withEndedSession,
  withUnknownRole,
  withoutRecord,
  SIGNED_OUT,
];

/** A researcher of the northern site. */
export const RESEARCHER = idOf('Clinical Researcher', 'north');

/** What the permission table is asked about; null for somebody who is no member. */
export function memberOf({ record }: Person): Pick<User, 'role' | 'site_ids' | 'study_ids'> | null {
  if (record?.status !== 'active' || record.ended || record.role === 'Visitor') return null;
  return { role: record.role, site_ids: [record.site], study_ids: studiesOf(record) };
}

export function studiesOf({ study }: { study: string | null }): string[] {
  return study === null ? [] : [study];
}
