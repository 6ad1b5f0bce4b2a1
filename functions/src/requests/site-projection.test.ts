import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { SIGNATURE_MEANING, type Signature } from '@trialdesk/contract/entities/signature';
import { siteProjection } from './site-projection.ts';

const MANAGER = { id: 'm', name: 'Mara' };
const RESEARCHER = { id: 'r', name: 'Robin' };

const SIGNATURE: Signature = {
  name: 'Mara',
  role: 'Site Manager',
  signed_at: '2026-01-02T00:00:00.000Z',
  meaning: SIGNATURE_MEANING,
};

const record: RequestRecord = {
  request_id: 'one',
  study_id: 'study',
  study_name: 'Study',
  site_id: 'site',
  site_name: 'Site',
  title: 'Missed visit',
  category: 'other',
  priority: 'low',
  status: 'processing',
  created_at: '2026-01-01T00:00:00.000Z',
  requester_id: 'r',
  requester_name: 'Robin',
  queries: [
    {
      id: 'q1',
      question: 'First?',
      asked_by: RESEARCHER,
      timestamp_created: '2026-01-01T00:00:00.000Z',
      draft: {
        state: 'ready',
        text: 'draft secret',
        citations: [],
        confidence: 'high',
        conflicts: [],
        site_values: ['900 mg of secret'],
        mode: 'gemini',
        model: 'test',
        prompt_version: '1',
        searched: [],
        written_at: '2026-01-01T00:00:01.000Z',
      },
      redraft: null,
      earlier_warnings: { doubts: [], conflicts: [], site_values: ['earlier secret'] },
      edit: null,
      sent: {
        text: 'Sent words.',
        citations: [],
        sent_by: MANAGER,
        sent_at: '2026-01-02T00:00:00.000Z',
        signature: SIGNATURE,
      },
      version: 3,
    },
    {
      id: 'q2',
      question: 'Second?',
      asked_by: RESEARCHER,
      timestamp_created: '2026-01-03T00:00:00.000Z',
      draft: { state: 'queued', since: '2026-01-03T00:00:00.000Z' },
      redraft: null,
      edit: { text: 'edit secret', citations: [], saved_by: MANAGER, saved_at: '2026-01-03T01:00:00.000Z' },
      sent: null,
      version: 1,
    },
  ],
};

test('a site sees its questions and the answers that a person has sent', () => {
  const projected = siteProjection(record);
  expect(projected.queries.map(({ question, answer }) => [question, answer?.text])).toEqual([
    ['First?', 'Sent words.'],
    ['Second?', undefined],
  ]);
  expect(projected.answered_at).toBe('2026-01-02T00:00:00.000Z');
});

test('drafts, unsent edits and fields nobody has decided about stay behind', () => {
  const grown = {
    ...record,
    owner_id: 'secret',
    owner_name: 'secret owner',
    due_state: 'overdue' as const,
    internal_note: 'note secret',
  };
  const seen = JSON.stringify(siteProjection(grown));
  expect(seen).toContain('Sent words.');
  expect(seen).not.toMatch(/secret|version|draft|owner|due/);
});

test('the projection has exactly these fields', () => {
  const { queries, ...header } = record;
  expect(siteProjection(record)).toEqual({
    ...header,
    queries: [
      {
        id: 'q1',
        question: 'First?',
        asked_by: RESEARCHER,
        timestamp_created: queries[0]?.timestamp_created,
        answer: { text: 'Sent words.', citations: [], sent_at: '2026-01-02T00:00:00.000Z', signature: SIGNATURE },
      },
      {
        id: 'q2',
        question: 'Second?',
        asked_by: RESEARCHER,
        timestamp_created: '2026-01-03T00:00:00.000Z',
        is_started: true,
        answer: null,
      },
    ],
    answered_at: '2026-01-02T00:00:00.000Z',
    answered_by: 'Mara',
    active_at: '2026-01-03T00:00:00.000Z',
  });
});

test('a site sees what it was promised, and nothing of the clock', () => {
  const promise = { amount: 1, unit: 'working_day' as const, due_at: '2026-01-05T00:00:00.000Z' };
  const seen = siteProjection({ ...record, queries: record.queries.map((query) => ({ ...query, promise })) });
  expect(seen.queries.map((query) => query.promise)).toEqual(
    record.queries.map(() => ({ amount: 1, unit: 'working_day' })),
  );
});

test('a site sees its own changes, withdrawal and ratings, and that somebody works on its question', () => {
  const [query] = record.queries;
  if (!query) throw new Error('The record has a query');
  const at = '2026-01-05T00:00:00.000Z';
  const by = { ...RESEARCHER, secret: 'not for sites' };
  const own = {
    changes: [{ id: 'c', kind: 'added' as const, text: 'More.', by, at }],
    withdrawn: { reason: 'Found', by, at },
    feedback: [{ helpful: true, reason: '', by, at }],
  };
  const shown = (changes: object) => siteProjection({ ...record, queries: [{ ...query, ...changes }] }).queries[0];
  expect(shown(own)).toMatchObject({
    changes: [{ id: 'c', kind: 'added', text: 'More.', by: RESEARCHER, at }],
    withdrawn: { reason: 'Found', by: RESEARCHER, at },
    feedback: [{ helpful: true, reason: '', by: RESEARCHER, at }],
  });
  expect(JSON.stringify(shown(own))).not.toContain('not for sites');
  const opened = { by: MANAGER, at };
  expect(shown({ sent: null, opened })?.is_started).toBe(true);
  expect(JSON.stringify(shown({ sent: null, opened }))).not.toContain(MANAGER.name);
  expect(shown({ sent: null })?.is_started).toBeUndefined();
});

test('a request counts as answered at its newest answer, and never without one', () => {
  const [first, second] = record.queries;
  const answeredAt = (times: (string | null)[]) =>
    siteProjection({
      ...record,
      queries: [first, second].flatMap((query, index) => {
        const sent_at = times[index];
        return query
          ? [{ ...query, sent: sent_at ? { text: '', citations: [], sent_by: MANAGER, sent_at } : null }]
          : [];
      }),
    }).answered_at;
  const [early, late] = ['2026-01-04T00:00:00.000Z', '2026-01-05T00:00:00.000Z'];
  expect(answeredAt([early, late])).toBe(late);
  expect(answeredAt([late, early])).toBe(late);
  expect(answeredAt([null, null])).toBeNull();
});

test('an answer sent before answers were signed has no signature', () => {
  const [first] = record.queries;
  const unsigned = { text: 'Sent words.', citations: [], sent_by: MANAGER, sent_at: '2026-01-02T00:00:00.000Z' };
  const { queries } = siteProjection({ ...record, queries: first ? [{ ...first, sent: unsigned }] : [] });
  expect(queries[0]?.answer).toEqual({ text: 'Sent words.', citations: [], sent_at: '2026-01-02T00:00:00.000Z' });
});
