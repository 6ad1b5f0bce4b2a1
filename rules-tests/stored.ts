import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { DEFAULT_ANSWER_TIMES } from '@trialdesk/contract/entities/answer-times';
import { NEW_DELIVERY } from '@trialdesk/contract/entities/mail';
import { DEFAULT_SAFETY_WORDS } from '@trialdesk/contract/entities/safety-words';
import type { Collection } from '@trialdesk/contract/paths';
import { Bytes } from 'firebase/firestore';
import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import type * as collections from '../functions/src/firebase/collections.ts';
import type { Moment } from '../functions/src/moment.ts';
import type { StoredRecord } from './access.ts';
import { storedThread } from './stored-thread.ts';

type Collections = typeof collections;

/** As the browser's client writes it. */
type InBrowser<Value> = Value extends Moment | Timestamp ? Date : Value extends Uint8Array ? Bytes : Value;

/** A record with all its fields, also those that may be absent. The SDKs' moments are dates. */
type Whole<Name extends keyof Collections> =
  ReturnType<Collections[Name]> extends CollectionReference<infer T>
    ? { [Field in keyof T]-?: InBrowser<Known<T[Field]>> }
    : never;

type Known<T> = Exclude<T, undefined>;

const AT = '2026-03-02T09:00:00.000Z';
const MOMENT = new Date(AT);
const SHA = 'a'.repeat(64);
const BY = { id: 'administrator-north', name: 'Alma' };

/** What is stored of a kind of record, by the types that the server writes with. */
const SHAPES = {
  users: ({ id }): Omit<Whole<'users'>, 'sessions_from'> => ({
    ...{ id, email: `${id}@example.test`, name: id, role: 'Clinical Researcher', site_ids: [], study_ids: [] },
    ...{ status: 'active', created_at: AT, invitation_expires_at: null, invited_by: BY.name, preferences: {} },
    registration: { id: 'attempt', lease_until: AT },
  }),
  sites: ({ id }): Whole<'sites'> => ({ id, name: id, spread_due_at: AT }),
  studies: ({ id }): Whole<'studies'> => ({
    ...{ id, name: id, spread_due_at: AT, number_prefix: id.slice(0, 3).toUpperCase(), numbers_from: 1 },
    sites_open_documents: true,
  }),
  request_counts: (): Whole<'requestCounts'> => ({ count: 2, studies: { lantern: 1, beacon: 1 } }),
  names: (): Whole<'names'> => ({ target: 'sites/north', cause: 'call' }),
  requests: (record) => storedThread(record).request,
  request_queries: (record) => storedThread(record).query,
  site_requests: (record) => storedThread(record).siteRequest,
  site_request_queries: (record) => storedThread(record).siteQuery,
  request_search: (): Whole<'searchEntries'> => ({
    ...{ request_id: 'north-lantern', query_id: 'q1', site_id: 'north', study_id: 'lantern' },
    ...{ grams: { abc: true }, site_grams: { abc: true } },
  }),
  draft_jobs: (): Whole<'draftJobs'> => ({
    ...{ id: 'north-lantern_q1', request_id: 'north-lantern', query_id: 'q1', state: 'waiting', cause: 'q1' },
    ...{ attempts: 1, call: SHA, outage: { since: AT, failures: 1, retry_at: AT }, lease_until: '' },
    ...{ last_error: 'quota', updated_at: AT },
  }),
  seen_requests: (): Whole<'seenRequests'> => ({ seen: { 'north-lantern': AT } }),
  presence: ({ id }): Whole<'presence'> => ({ user_id: id, name: id, request_id: 'north-lantern', until: AT }),
  evaluations: (): Whole<'evaluations'> => ({
    ...{ request_id: 'north-lantern', query_id: 'q1', evaluated_by: BY, evaluated_at: AT, changed: 0 },
    ...{ answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: '' },
  }),
  score_streaks: (): Whole<'scoreStreaks'> => ({ preset: 3, is_dismissed: false }),
  notes: ({ id }): Whole<'notes'> => ({
    ...{ id, request_id: 'north-lantern', request_number: 'LAN-0001', text: 'T', mentions: [BY] },
    ...{ written_by: BY, written_at: AT },
    ...{ asks: { ...BY, answered_at: AT, remind_at: null }, answers: 'another' },
    unread_by: [id],
  }),
  announcements: ({ id, place }): Whole<'announcements'> => ({
    ...{ id, study_id: place.study_id ?? '', study_name: 'LANTERN-3', title: 'T', text: 'T', sent_by: BY, sent_at: AT },
    next_mail: { kind: 'reminder', due_at: AT },
    reminded: { by: BY, at: AT },
    document: { id: 'protocol', name: 'Protocol.pdf', version: 1, sha256: SHA },
    shared: { question: 'Q', citations: [] },
    shared_from: { request_id: 'north-lantern', query_id: 'q1' },
  }),
  announcement_reads: (): Whole<'announcementReads'> => ({
    ...{ announcement_id: 'announcement', user_id: 'researcher', read_at: AT },
  }),
  documents: ({ id, place }): Whole<'documents'> => ({
    ...{ id, name: 'Protocol.pdf', study_id: place.study_id ?? null, version: 1, label: 'v1' },
    ...{ effective_date: '2026-03-02', replaces: null, replaced_by: null, document_status: 'active' },
    ...{ upload_date: AT, uploaded_by: BY, size: 1, page_count: 1, passages_sha256: SHA, scans_sha256: null },
    source: { path: `documents/${id}/1/source.pdf`, generation: '1', sha256: SHA },
    ingestion: { state: 'ready', at: AT, passages: 1, pages_without_text: [], pages_read_by_ocr: [] },
  }),
  document_turns: (): Whole<'documentTurns'> => ({ count: 1 }),
  uploads: ({ id }): Whole<'uploads'> => ({
    ...{ id, member_id: BY.id, path: `documents/${id}/1/source.pdf`, size: 1, session_url: '', started_at: AT },
    refusal: null,
  }),
  audit: ({ id }): Whole<'audit'> => ({
    ...{ id, at: AT, actor_id: BY.id, actor_name: BY.name, actor_role: 'Administrator', action: 'request.created' },
    ...{ target: 'requests/north-lantern', before: null, after: {}, reason: null, committed_at: MOMENT },
  }),
  audit_blocks: (): Whole<'auditBlocks'> => ({
    ...{ number: 1, previous: '', entries: [{ id: 'entry', sha256: SHA }], to: AT, linked_at: AT, sha256: SHA },
    signature: null,
  }),
  mail: (): Whole<'mail'> => ({
    ...{ to: ['a@example.test'], message: { subject: 'S', text: 'T' }, delivery: NEW_DELIVERY, woken_at: AT },
    expires_at: MOMENT,
  }),
  rate_limits: (): Whole<'rateLimits'> => ({ count: 1, expires_at: MOMENT }),
  settings: (): Whole<'settings'> => ({ ...DEFAULT_AI_SETTINGS, version: 1, changed_by: BY }),
  security_settings: (): Whole<'securitySettings'> => ({
    ...{ confirm_with_password: false, refuse_weak_passwords: false, idle_minutes: null, version: 1, changed_by: BY },
  }),
  answer_times: (): Whole<'answerTimes'> => ({ ...DEFAULT_ANSWER_TIMES, version: 1, changed_by: BY }),
  safety_words: (): Whole<'safetyWords'> => ({ ...DEFAULT_SAFETY_WORDS, version: 1, changed_by: BY }),
  saved_replies: ({ id }): Whole<'savedReplies'> => ({
    ...{ id, title: 'T', text: 'T', owner_id: null, version: 1, changed_by: BY, changed_at: AT },
  }),
  saved_views: ({ id, owner = null }): Whole<'savedViews'> => ({
    ...{ id, name: 'N', query: { view: 'list', scope: 'all' }, owner_id: owner, version: 1, changed_by: BY },
    changed_at: AT,
  }),
  password_resets: (): Whole<'passwordResets'> => ({
    ...{ user_id: BY.id, created_at: AT, expires_at: AT, used_at: null, ended_at: MOMENT },
    attempt: { id: 'attempt', lease_until: AT },
  }),
  read_marks: (): Whole<'readMarks'> => ({ until: AT, read: { 'north-lantern': AT } }),
  study_facts: ({ id }): Whole<'studyFacts'> => ({ study_id: id, version: 0, reviews: {} }),
  document_facts: ({ id }): Whole<'documentFacts'> => ({
    ...{ document_id: id, state: 'done', attempts: 1, lease_until: '', found: [], updated_at: AT },
  }),
  idempotency_keys: (): Whole<'idempotencyKeys'> => ({ call: SHA }),
  commits: (): Whole<'commits'> => ({ expires_at: MOMENT }),
  schema: (): Whole<'schema'> => ({ version: 4, migrating: null, updated_at: AT }),
  model_usage: ({ id }): Whole<'modelUsage'> => ({
    ...{ id, at: AT, day: '2026-03-02', study_id: 'lantern', failure: null, calls: [], tokens: 0, expires_at: MOMENT },
    source: { kind: 'draft', request_id: 'north-lantern', query_id: 'q1', cause: 'q1' },
  }),
  usage_months: (): Whole<'usageMonths'> => ({
    ...{ month: '2026-03', study_id: 'lantern', drafts: 1, calls: 1, input_tokens: 1, output_tokens: 1 },
    ...{ cached_tokens: 0, usd: 0, unpriced: 0 },
  }),
  report_parts: (): Whole<'reportParts'> => ({
    study_id: 'lantern',
    month: '2026-11',
    packed: Bytes.fromUint8Array(new Uint8Array()),
    site_names: {},
  }),
  budget_notices: ({ id }): Whole<'budgetNotices'> => ({ day: id, budget: 1, near_at: AT, reached_at: null }),
} satisfies Record<Collection, (record: StoredRecord) => object>;

/** As the server stores a record of this kind, with every field that there may be. */
export function stored(record: StoredRecord): object {
  const shape: (record: StoredRecord) => object = SHAPES[record.collection];
  return shape(record);
}
