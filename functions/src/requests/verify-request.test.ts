import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import type { RequestEvidence } from './request-evidence-repository.ts';
import { sealOf } from './answer-seal.ts';
import { signedAnswer } from './signed-answer.ts';
import { siteProjection } from './site-projection.ts';
import { sealChecks } from './verify-request.ts';

const ASKED = '2026-01-01T00:00:00.000Z';
const SENT = '2026-01-02T00:00:00.000Z';

const MANAGER: User = {
  id: 'm',
  email: 'mara@example.test',
  name: 'Mara Quill',
  role: 'Site Manager',
  site_ids: ['site'],
  study_ids: [],
  status: 'active',
  created_at: ASKED,
  invitation_expires_at: null,
};

const OPEN: RequestQuery = {
  id: 'q1',
  question: 'May the dose still be given?',
  asked_by: { id: 'r', name: 'Robin' },
  timestamp_created: ASKED,
  draft: { state: 'queued', since: ASKED },
  redraft: null,
  edit: null,
  sent: null,
  version: 0,
};

const ASKED_REQUEST: RequestRecord = {
  request_id: 'one',
  study_id: 'study',
  study_name: 'Study',
  site_id: 'site',
  site_name: 'Site',
  title: 'Missed visit',
  category: 'other',
  priority: 'low',
  status: 'processing',
  created_at: ASKED,
  requester_id: 'r',
  requester_name: 'Robin',
  queries: [OPEN],
};

const ANSWER = {
  text: 'Yes, within three days. [1]',
  citations: [
    {
      number: 1,
      document_id: 'protocol',
      document_name: 'Protocol.pdf',
      document_version: 2,
      page: 7,
      section: '5 Dosing',
      text_snippet: 'within 3 days',
    },
  ],
};

/** As after sending. */
function evidence(): RequestEvidence {
  const sent = signedAnswer({ request: ASKED_REQUEST, query: OPEN, answer: ANSWER }, MANAGER, SENT);
  const record: RequestRecord = { ...ASKED_REQUEST, status: 'completed', queries: [{ ...OPEN, sent }] };
  const sending: AuditEntry = {
    id: 'e1',
    at: SENT,
    actor_id: MANAGER.id,
    actor_name: MANAGER.name,
    actor_role: MANAGER.role,
    action: 'answer.sent',
    target: 'requests/one',
    before: null,
    after: { query_id: 'q1', seal: sent.seal },
    reason: null,
  };
  const found: RequestEvidence = { record, siteCopy: siteProjection(record), sendings: [sending] };
  return JSON.parse(JSON.stringify(found)) as RequestEvidence;
}

const stateOf = (found: RequestEvidence) => sealChecks(found).map(({ state }) => state);

type Path = (string | number)[];

/** Paths of every text and number in a value. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leaves(each, [...path, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]));
  }
  return [path];
}

function alter(value: unknown, [first, ...rest]: Path): void {
  if (first === undefined || typeof value !== 'object' || value === null) throw new Error('No such field');
  const container = value as Record<string | number, unknown>;
  if (rest.length > 0) alter(container[first], rest);
  else container[first] = typeof container[first] === 'number' ? container[first] + 1 : `${String(container[first])} `;
}

test('an answer as it was sent is intact', () => {
  const found = evidence();
  expect(sealChecks(found)).toEqual([
    { query_id: 'q1', state: 'intact', sha256: found.record.queries[0]?.sent?.seal?.sha256 },
  ]);
});

const SENT_FIELDS = leaves(evidence().record.queries[0]?.sent).map((path) => ['sent', ...path]);
const QUERY_FIELDS: Path[] = [['question'], ['asked_by', 'id'], ['asked_by', 'name'], ['timestamp_created']];

test.each([...SENT_FIELDS, ...QUERY_FIELDS].map((path) => [path.join('.'), path]))(
  'altering %s of the record breaks the seal',
  (_name, path) => {
    const found = evidence();
    alter(found.record.queries[0], path);
    expect(stateOf(found)).toEqual(['broken']);
  },
);

test.each([['request_id'], ['study_id'], ['site_id'], ['title']])('altering %s breaks the seal', (field) => {
  const found = evidence();
  alter(found.record, [field]);
  expect(stateOf(found)).toEqual(['broken']);
});

test.each(leaves(evidence().siteCopy?.queries[0]).map((path) => [path.join('.'), path]))(
  'altering %s of what the site sees breaks the seal',
  (_name, path) => {
    const found = evidence();
    alter(found.siteCopy?.queries[0], path);
    expect(stateOf(found)).toEqual(['broken']);
  },
);

test('adding or removing a citation breaks the seal', () => {
  const removed = evidence();
  removed.record.queries[0]?.sent?.citations.pop();
  expect(stateOf(removed)).toEqual(['broken']);
  const added = evidence();
  added.record.queries[0]?.sent?.citations.push({ ...ANSWER.citations[0], number: 2 } as never);
  expect(stateOf(added)).toEqual(['broken']);
});

test('a seal computed anew for an altered answer is not the one in the audit trail', () => {
  const { record, sendings } = evidence();
  const [query] = record.queries;
  if (!query?.sent) throw new Error('The query has been answered');
  const sent = { ...query.sent, text: 'No.' };
  const forged = { ...query, sent: { ...sent, seal: sealOf({ request: record, query, sent }) } };
  const altered = { ...record, queries: [forged] };
  expect(stateOf({ record: altered, siteCopy: siteProjection(altered), sendings })).toEqual(['broken']);
});

test('a removed seal, or a removed answer, is noticed', () => {
  const unsealed = evidence();
  delete unsealed.record.queries[0]?.sent?.seal;
  expect(stateOf(unsealed)).toEqual(['broken']);
  const unsent = evidence();
  if (unsent.record.queries[0]) unsent.record.queries[0].sent = null;
  expect(stateOf(unsent)).toEqual(['broken']);
});

test('a seal of an unknown version is not intact', () => {
  const found = evidence();
  alter(found.record.queries[0], ['sent', 'seal', 'version']);
  found.sendings.forEach(({ after }) => alter(after, ['seal', 'version']));
  expect(stateOf(found)).toEqual(['broken']);
});

test('an answer sent before answers were sealed is unsealed, an open question is not listed', () => {
  const { record, sendings } = evidence();
  const sent = { ...ANSWER, sent_by: { id: 'm', name: 'Mara' }, sent_at: SENT };
  const older = {
    ...record,
    queries: [
      { ...OPEN, sent },
      { ...OPEN, id: 'q2' },
    ],
  };
  const entries = sendings.map((entry) => ({ ...entry, after: { query_id: 'q1' } }));
  expect(sealChecks({ record: older, siteCopy: siteProjection(older), sendings: entries })).toEqual([
    { query_id: 'q1', state: 'unsealed', sha256: null },
  ]);
});
