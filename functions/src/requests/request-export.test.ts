import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { siteExport, teamExport } from './request-export.ts';
import { siteProjection } from './site-projection.ts';

const ASKED = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';
const MARA = { id: 'm', name: 'Mara' };

const QUERY: RequestQuery = {
  id: 'q1',
  question: 'May the dose still be given?',
  asked_by: { id: 'r', name: 'Robin' },
  timestamp_created: ASKED,
  draft: {
    state: 'ready',
    text: 'A draft.\n',
    citations: [],
    confidence: 'high',
    conflicts: [],
    mode: 'gemini',
    model: 'gemini-test',
    prompt_version: '7',
    searched: [{ id: 'd', name: 'Protocol.pdf', version: 3, upload_date: ASKED }],
    written_at: ASKED,
  },
  redraft: null,
  edit: null,
  sent: { text: 'Sent.\n', citations: [], sent_by: MARA, sent_at: LATER },
  version: 3,
};

const RECORD: RequestRecord = {
  request_id: 'one',
  study_id: 'study',
  study_name: 'Study',
  site_id: 'site',
  site_name: 'Site',
  title: 'Missed visit',
  category: 'other',
  priority: 'low',
  status: 'completed',
  created_at: ASKED,
  requester_id: 'r',
  requester_name: 'Robin',
  queries: [QUERY],
};

const entry = (action: AuditEntry['action'], after: AuditEntry['after']): AuditEntry => ({
  id: action,
  at: LATER,
  actor_id: MARA.id,
  actor_name: MARA.name,
  actor_role: 'Site Manager',
  action,
  target: 'requests/one',
  before: null,
  after,
  reason: null,
});

const TRAIL = [
  entry('request.created', { question: QUERY.question }),
  entry('answer.edited', { query_id: 'q1', text: 'Edited.\n' }),
  entry('answer.edited', { query_id: 'q2', text: 'Of another question.\n' }),
  entry('answer.sent', { query_id: 'q1', text: 'Sent.\n' }),
];

const SEALS = [{ query_id: 'q1', state: 'unsealed', sha256: null }] as const;

test('the team gets drafts with their versions, and each text as a change of the one before', () => {
  const exported = teamExport({ record: RECORD, evaluations: [], trail: TRAIL, seals: SEALS });
  expect(exported).toMatchObject({
    queries: [
      {
        draft: { model: 'gemini-test', prompt_version: '7', searched: [{ version: 3 }] },
        evaluation: null,
        seal_state: 'unsealed',
      },
    ],
    audit: TRAIL,
  });
  const [query] = exported.queries as { edits: { action: string; diff: string }[] }[];
  expect(query?.edits.map(({ diff }) => diff.split('\n').filter((line) => /^[-+]\w/.test(line)))).toEqual([
    ['-A draft.', '+Edited.'],
    ['-Edited.', '+Sent.'],
  ]);
});

test('a site gets no more than it sees', () => {
  const exported = siteExport(siteProjection(RECORD), SEALS);
  expect(exported).toMatchObject({
    audience: 'site',
    queries: [{ answer: { text: 'Sent.\n' }, seal_state: 'unsealed' }],
  });
  expect(JSON.stringify(exported)).not.toMatch(/draft|edit|evaluation|gemini|audit/i);
});
