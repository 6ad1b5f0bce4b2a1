import type { Schema } from 'yup';
import { auditPageReply } from './audit.ts';
import { documentsReply, documentUrlReply } from './documents.ts';
import { openApiReply } from './open-api.ts';
import { createdFollowUpReply, createdRequestReply, redraftReply, requestsReply } from './requests.ts';
import { aiSettingsReply, preferencesReply } from './settings.ts';
import { contactsReply, siteNameReply, sitesReply } from './sites.ts';
import { deletedUserReply, siteManagersReply, userRoleReply, usersReply } from './users.ts';

const AT = '2026-02-03T12:00:00.000Z';
const ENTRY = {
  id: 'e1',
  at: AT,
  actor_id: 'u1',
  actor_name: 'Ada Admin',
  actor_role: 'Administrator',
  action: 'site.created',
  target: 'sites/north',
  before: null,
  after: {},
  reason: null,
};
const DOCUMENT = {
  id: 'd1',
  name: 'Lantern.pdf',
  upload_date: AT,
  document_status: 'active',
  download_url: '/api/v1/documents/d1/url',
  study_id: null,
  version: 1,
  label: '',
  effective_date: null,
  replaces: null,
  replaced_by: null,
  page_count: 0,
  size: 0,
};
const CITATION = {
  document_id: 'd1',
  document_name: 'Lantern.pdf',
  document_version: 1,
  page: 1,
  section: '',
  text_snippet: 'Within 14 days.',
  number: 1,
};
const QUERY = {
  id: 'q1',
  question: 'May I still dose?',
  answer_generated: '',
  final_answer: '',
  citations: [CITATION],
  signature: { name: 'Mara', role: 'Site Manager', signed_at: AT, meaning: 'Reviewed and sent' },
  timestamp_created: AT,
};
const REQUEST = {
  request_id: 'r1',
  study_id: 'lantern',
  study_name: 'Lantern',
  site_id: 'north',
  site_name: 'North',
  title: 'Missed visit',
  status: 'processing',
  priority: 'low',
  category: 'other',
  created_at: AT,
  requester_name: 'Robin',
  question: 'May I still dose?',
  answer: '',
  final_answer: '',
  citations: [CITATION],
  signature: null,
  query_id: 'q1',
  queries: [QUERY],
};
const CONTACT = {
  id: 'u1',
  name: '',
  email: 'robin@site.test',
  role: 'Site Manager',
  status: 'invited',
  site_ids: [''],
};
const USER = { ...CONTACT, sites: ['North'], study_ids: ['lantern'], invitation_expires_at: AT };

/** Replies as the API sends them; each list has an item, which is examined too. */
const REPLIES: Record<string, [schema: Schema, example: unknown]> = {
  audit: [
    auditPageReply,
    {
      entries: [ENTRY, { ...ENTRY, actor_role: 'System' }],
      record_names: [{ target: 'requests/r1', name: 'LAN-0001' }],
      next_cursor: null,
    },
  ],
  documents: [
    documentsReply,
    [
      { ...DOCUMENT, ingestion: { state: 'queued', since: AT } },
      { ...DOCUMENT, ingestion: { state: 'reading', since: AT, lease_until: AT, attempt: 1 } },
      { ...DOCUMENT, ingestion: { state: 'ready', at: AT, passages: 0, pages_without_text: [1] } },
      { ...DOCUMENT, ingestion: { state: 'failed', at: AT, reason: 'not_pdf', message: 'This is not a PDF.' } },
    ],
  ],
  documentUrl: [documentUrlReply, { url: 'https://storage.test/d1' }],
  openApi: [
    openApiReply,
    {
      openapi: '3.1.0',
      info: { title: 'TrialDesk', version: '1', description: '' },
      servers: [{ url: '/api/v1' }],
      paths: {},
      components: {},
    },
  ],
  requests: [requestsReply, [REQUEST]],
  createdRequest: [createdRequestReply, { request_id: 'r1' }],
  createdFollowUp: [createdFollowUpReply, { query_id: 'q1' }],
  redraft: [redraftReply, { query_id: 'q1', state: 'queued' }],
  aiSettings: [
    aiSettingsReply,
    {
      response_length: 'concise',
      include_citations: true,
      show_confidence: false,
      model_version: 'standard',
      version: 0,
      changed_by: { id: 'u1', name: 'Ada Admin' },
    },
  ],
  preferences: [
    preferencesReply,
    {
      appearance: { theme: 'dark', compact_mode: true },
      notifications: { email: true, desktop: false, weekly_summary: true },
      workspace: { view: 'list' },
      shortcuts: { single_keys: false },
    },
  ],
  sites: [sitesReply, [{ id: 'north', name: 'North', request_count: 0 }]],
  siteName: [siteNameReply, { site_name: 'North' }],
  contacts: [contactsReply, { contacts: [CONTACT] }],
  userRole: [
    userRoleReply,
    {
      role: 'Site Manager',
      user_id: 'u1',
      site_id: 'north',
      site_name: 'North',
      name: 'Robin',
      site_ids: ['north'],
      site_names: ['North'],
      study_ids: [],
    },
  ],
  siteManagers: [siteManagersReply, [{ id: 'u1', name: 'Robin', email: 'robin@site.test', site_ids: ['north'] }]],
  users: [usersReply, [USER]],
  deletedUser: [deletedUserReply, { id: 'u1' }],
};

/** Objects whose fields are not described. */
const OPAQUE = new Set(['before', 'after', 'paths', 'components']);

type Fault = [what: string, value: unknown];

/** Every value that differs from a valid one in one place: a field missing, unknown, or of a type that no field has. */
function faultsIn(value: unknown): Fault[] {
  const wrong: Fault = ['is a symbol', Symbol('wrong')];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const inItems = items.flatMap((item, index) =>
      faultsIn(item).map(([what, fault]): Fault => [`[${index}] ${what}`, items.with(index, fault)]),
    );
    return [wrong, ...inItems];
  }
  if (typeof value !== 'object' || value === null) return [wrong];
  const inFields = Object.entries(value).flatMap(([name, field]) => [
    [
      `lacks ${name}`,
      Object.fromEntries<unknown>(Object.entries(value).filter(([other]) => other !== name)),
    ] satisfies Fault,
    ...(OPAQUE.has(name) ? [] : faultsIn(field)).map(([what, fault]): Fault => [
      `${name} ${what}`,
      { ...value, [name]: fault },
    ]),
  ]);
  return [wrong, ['has an unknown field', { ...value, draft: '' }], ...inFields];
}

describe.each(Object.entries(REPLIES))('the reply %s', (_, [schema, example]) => {
  test('has the described shape', () => {
    expect(schema.validateSync(example, { strict: true, abortEarly: false })).toBe(example);
  });

  test.each(faultsIn(example))('is refused when it %s', (_what, fault) => {
    expect(schema.isValidSync(fault, { strict: true })).toBe(false);
  });
});
