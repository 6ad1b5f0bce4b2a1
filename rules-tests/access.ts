import { covers, scopeOf, type Capability, type Place } from '@trialdesk/contract/permissions';
import { COLLECTIONS, type Collection } from '@trialdesk/contract/paths';
import { EVERYBODY, memberOf, type Person } from './people.ts';

/** The capability that opens a collection to clients; null where only the server has access. */
const OPENED_BY: Record<Collection, Capability | null> = {
  users: 'manage_users',
  // Names of sites and studies are open to every member; the API lists only those that a member works with.
  sites: 'sign_in',
  studies: 'sign_in',
  requests: 'read_drafts',
  site_requests: 'read_requests',
  evaluations: 'read_drafts',
  documents: 'read_documents',
  audit: 'read_audit',
  settings: 'read_ai_settings',
  draft_jobs: null,
  mail: null,
  names: null,
  rate_limits: null,
  document_turns: null,
};

export interface StoredRecord {
  collection: Collection;
  id: string;
  place: Place;
}

const inCollection = (collection: Collection, id: string, place: Place = {}): StoredRecord => ({
  collection,
  id,
  place,
});

const PLACES: [id: string, place: Place][] = [
  ['north-lantern', { site_id: 'north', study_id: 'lantern' }],
  ['north-beacon', { site_id: 'north', study_id: 'beacon' }],
  ['south-lantern', { site_id: 'south', study_id: 'lantern' }],
  ['south-beacon', { site_id: 'south', study_id: 'beacon' }],
];

/** At least one record of each collection. */
export const RECORDS: StoredRecord[] = [
  ...EVERYBODY.filter(({ record }) => record).map(({ id }) => inCollection(COLLECTIONS.users, id)),
  inCollection(COLLECTIONS.sites, 'north'),
  inCollection(COLLECTIONS.sites, 'south'),
  inCollection(COLLECTIONS.studies, 'lantern'),
  ...PLACES.map(([id, place]) => inCollection(COLLECTIONS.requests, id, place)),
  ...PLACES.map(([id, place]) => inCollection(COLLECTIONS.siteRequests, id, place)),
  inCollection(COLLECTIONS.evaluations, 'north-lantern_q1'),
  inCollection(COLLECTIONS.documents, 'protocol'),
  inCollection(COLLECTIONS.audit, 'entry'),
  inCollection(COLLECTIONS.settings, 'organisation'),
  inCollection(COLLECTIONS.draftJobs, 'north-lantern_q1'),
  inCollection(COLLECTIONS.mail, 'mail'),
  inCollection(COLLECTIONS.names, 'site:north'),
  inCollection(COLLECTIONS.rateLimits, 'request_north_1'),
  inCollection(COLLECTIONS.documentTurns, 'protocol'),
];

/** Whether the permission table lets a person read a record; a user record is open to its owner too. */
export function mayRead(person: Person, { collection, id, place }: StoredRecord): boolean {
  if (collection === COLLECTIONS.users && id === person.id) return true;
  const [member, capability] = [memberOf(person), OPENED_BY[collection]];
  return member !== null && capability !== null && covers(member, capability, place);
}

/** Whether the permission table lets a person list a whole collection. */
export function mayList(person: Person, collection: Collection): boolean {
  const [member, capability] = [memberOf(person), OPENED_BY[collection]];
  const scope = member && capability && scopeOf(member, capability);
  return scope?.sites === 'all' && scope.studies === 'all';
}
