import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { siteProjection } from './site-projection.ts';

const MANAGER = { id: 'm', name: 'Mara' };
const RESEARCHER = { id: 'r', name: 'Robin' };

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
        mode: 'gemini',
        model: 'test',
        prompt_version: '1',
        searched: [],
        written_at: '2026-01-01T00:00:01.000Z',
      },
      redraft: null,
      edit: null,
      sent: { text: 'Sent words.', citations: [], sent_by: MANAGER, sent_at: '2026-01-02T00:00:00.000Z' },
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
  const grown = { ...record, internal_note: 'note secret' };
  const seen = JSON.stringify(siteProjection(grown));
  expect(seen).toContain('Sent words.');
  expect(seen).not.toMatch(/secret|version|draft/);
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
        answer: { text: 'Sent words.', citations: [], sent_at: '2026-01-02T00:00:00.000Z' },
      },
      {
        id: 'q2',
        question: 'Second?',
        asked_by: RESEARCHER,
        timestamp_created: '2026-01-03T00:00:00.000Z',
        answer: null,
      },
    ],
    answered_at: '2026-01-02T00:00:00.000Z',
  });
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
