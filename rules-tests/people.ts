import type { User, UserStatus } from '@trialdesk/contract/entities/user';
import { ROLES, type Role } from '@trialdesk/contract/roles';

/** Somebody who calls the database; without an account or without a user record if null. */
export interface Person {
  id: string;
  record: { role: Role | 'Visitor'; site: 'north' | 'south'; study: string; status: UserStatus } | null;
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

const withUnknownRole: Person = {
  id: 'unknown-role',
  record: { role: 'Visitor', site: 'north', study: 'lantern', status: 'active' },
};

const withoutRecord: Person = { id: 'without-record', record: null };

export const SIGNED_OUT: Person = { id: 'signed-out', record: null };

export const EVERYBODY: Person[] = [...members, ...invited, withUnknownRole, withoutRecord, SIGNED_OUT];

/** A researcher of the northern site. */
export const RESEARCHER = idOf('Clinical Researcher', 'north');

/** What the permission table is asked about; null for somebody who is no member. */
export function memberOf({ record }: Person): Pick<User, 'role' | 'site_ids' | 'study_ids'> | null {
  if (record?.status !== 'active' || record.role === 'Visitor') return null;
  return { role: record.role, site_ids: [record.site], study_ids: [record.study] };
}
