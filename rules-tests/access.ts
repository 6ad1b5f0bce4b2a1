import { covers, reachOf, type Capability, type Place } from '@trialdesk/contract/permissions';
import { COLLECTIONS, type Collection } from '@trialdesk/contract/paths';
import { EVERYBODY, memberOf, type Person } from './people.ts';

/** The capability that opens a collection to clients; null where only the server has access. */
const OPENED_BY: Record<Collection, Capability | null> = {
  users: 'manage_users',
  sites: 'read_sites',
  studies: 'read_studies',
  request_counts: 'read_drafts',
  requests: 'read_drafts',
  request_queries: 'read_drafts',
  site_requests: 'read_requests',
  site_request_queries: 'read_requests',
  seen_requests: 'read_drafts',
  presence: 'read_drafts',
  evaluations: 'read_drafts',
  score_streaks: 'read_drafts',
  notes: 'read_drafts',
  announcements: null,
  announcement_reads: null,
  documents: 'read_documents',
  audit: 'read_audit',
  settings: 'read_ai_settings',
  security_settings: 'sign_in',
  answer_times: 'change_answer_times',
  safety_words: 'change_safety_words',
  saved_replies: null,
  saved_views: 'use_saved_views',
  password_resets: null,
  read_marks: 'sign_in',
  request_search: null,
  draft_jobs: null,
  audit_blocks: null,
  mail: null,
  names: null,
  rate_limits: null,
  idempotency_keys: null,
  commits: null,
  document_turns: null,
  uploads: null,
  study_facts: null,
  document_facts: null,
  schema: null,
  model_usage: null,
  usage_months: null,
  budget_notices: 'read_usage',
  report_parts: null,
};

export interface StoredRecord {
  collection: Collection;
  id: string;
  place: Place;
  /** Whose alone it is. */
  owner?: string;
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
  ...EVERYBODY.filter(({ record }) => record).map(({ id }) => inCollection(COLLECTIONS.readMarks, id)),
  inCollection(COLLECTIONS.sites, 'north', { site_id: 'north' }),
  inCollection(COLLECTIONS.sites, 'south', { site_id: 'south' }),
  inCollection(COLLECTIONS.studies, 'lantern', { study_id: 'lantern' }),
  inCollection(COLLECTIONS.studies, 'beacon', { study_id: 'beacon' }),
  inCollection(COLLECTIONS.requestCounts, 'site_north'),
  ...PLACES.map(([id, place]) => inCollection(COLLECTIONS.requests, id, place)),
  ...PLACES.map(([id, place]) => inCollection(COLLECTIONS.siteRequests, id, place)),
  ...PLACES.map(([id, place]) => inCollection(COLLECTIONS.requestQueries, `${id}_q1`, place)),
  ...PLACES.map(([id, place]) => inCollection(COLLECTIONS.siteRequestQueries, `${id}_q1`, place)),
  ...EVERYBODY.map(({ id }) => inCollection(COLLECTIONS.seenRequests, id)),
  ...EVERYBODY.map(({ id }) => inCollection(COLLECTIONS.scoreStreaks, id)),
  inCollection(COLLECTIONS.presence, 'administrator'),
  inCollection(COLLECTIONS.evaluations, 'north-lantern_q1'),
  inCollection(COLLECTIONS.notes, 'note'),
  inCollection(COLLECTIONS.announcements, 'announcement', { study_id: 'lantern' }),
  inCollection(COLLECTIONS.announcementReads, 'announcement_researcher'),
  inCollection(COLLECTIONS.documents, 'protocol', { study_id: 'lantern' }),
  inCollection(COLLECTIONS.documents, 'for-all-studies'),
  inCollection(COLLECTIONS.audit, 'entry'),
  inCollection(COLLECTIONS.auditBlocks, '1'),
  inCollection(COLLECTIONS.settings, 'organisation'),
  inCollection(COLLECTIONS.securitySettings, 'organisation'),
  inCollection(COLLECTIONS.answerTimes, 'organisation'),
  inCollection(COLLECTIONS.safetyWords, 'organisation'),
  inCollection(COLLECTIONS.savedReplies, 'reply'),
  inCollection(COLLECTIONS.savedViews, 'shared'),
  ...EVERYBODY.map(({ id }) => ({ ...inCollection(COLLECTIONS.savedViews, `of-${id}`), owner: id })),
  inCollection(COLLECTIONS.passwordResets, 'hash'),
  inCollection(COLLECTIONS.requestSearch, 'newest_north-lantern_q1', { site_id: 'north', study_id: 'lantern' }),
  inCollection(COLLECTIONS.draftJobs, 'north-lantern_q1'),
  inCollection(COLLECTIONS.mail, 'mail'),
  inCollection(COLLECTIONS.names, 'site:north'),
  inCollection(COLLECTIONS.rateLimits, 'request_north_1'),
  inCollection(COLLECTIONS.idempotencyKeys, 'key'),
  inCollection(COLLECTIONS.commits, 'commit'),
  inCollection(COLLECTIONS.documentTurns, 'protocol'),
  inCollection(COLLECTIONS.uploads, 'upload'),
  inCollection(COLLECTIONS.studyFacts, 'lantern'),
  inCollection(COLLECTIONS.documentFacts, 'protocol'),
  inCollection(COLLECTIONS.schema, 'version'),
  inCollection(COLLECTIONS.modelUsage, 'draft_north-lantern_q1_q1_1'),
  inCollection(COLLECTIONS.usageMonths, '2026-11_lantern'),
  inCollection(COLLECTIONS.reportParts, 'lantern_2026-11_0'),
  inCollection(COLLECTIONS.budgetNotices, '2026-11-22'),
];

/** Whether the permission table lets a person read a record; a user record is open to its owner too, what is personal to theirs alone. */
export function mayRead(person: Person, { collection, id, place, owner = person.id }: StoredRecord): boolean {
  if (collection === COLLECTIONS.users && id === person.id) return person.record?.ended !== true;
  if (isPersonal(collection) && id !== person.id) return false;
  if (owner !== person.id) return false;
  const [member, capability] = [memberOf(person), OPENED_BY[collection]];
  return member !== null && capability !== null && covers(member, capability, place);
}

const PERSONAL: ReadonlySet<Collection> = new Set([
  COLLECTIONS.readMarks,
  COLLECTIONS.seenRequests,
  COLLECTIONS.scoreStreaks,
]);

function isPersonal(collection: Collection): boolean {
  return PERSONAL.has(collection);
}

/** Whether the permission table lets a person list a whole collection. */
export function mayList(person: Person, collection: Collection): boolean {
  if (isPersonal(collection) || collection === COLLECTIONS.savedViews) return false;
  const [member, capability] = [memberOf(person), OPENED_BY[collection]];
  const reach = member && capability && reachOf(member, capability);
  return reach?.site_ids === null && reach.study_ids === null;
}
