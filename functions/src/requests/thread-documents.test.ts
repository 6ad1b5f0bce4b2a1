import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { siteProjection } from './site-projection.ts';
import { recordFrom, siteDocuments, siteRequestFrom, teamDocuments } from './thread-documents.ts';
import { summaryOf } from './thread-summary.ts';

const [ASKED, DRAFTED, EDITED, SENT] = [1, 2, 3, 4].map((hour) => `2026-01-01T0${hour}:00:00.000Z`) as [
  string,
  string,
  string,
  string,
];
const MANAGER = { id: 'm', name: 'Mara' };

const query = (id: string, parts: Partial<RequestQuery> = {}): RequestQuery => ({
  id,
  question: `Question ${id}?`,
  asked_by: { id: 'r', name: 'Robin' },
  timestamp_created: ASKED,
  draft: { state: 'queued', since: ASKED },
  redraft: null,
  edit: null,
  sent: null,
  version: 0,
  ...parts,
});

const sent = { text: 'Sent.', citations: [], sent_by: MANAGER, sent_at: SENT };

const recordOf = (...queries: RequestQuery[]): RequestRecord => ({
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
  queries,
});

const THREAD = recordOf(query('q1', { sent }), query('q2'));

test('a record and its copy for the site are the same once taken apart and put together', () => {
  const { request, queries } = teamDocuments(THREAD);
  expect(recordFrom(request, queries.toReversed())).toEqual(THREAD);
  const copy = siteDocuments(siteProjection(THREAD));
  expect(siteRequestFrom(copy.request, copy.queries.toReversed())).toEqual(siteProjection(THREAD));
});

test('a question asked since the header was read is left out', () => {
  const { request } = teamDocuments(recordOf(query('q1')));
  const { queries } = teamDocuments(recordOf(query('q1'), query('q2')));
  expect(recordFrom(request, queries).queries.map(({ id }) => id)).toEqual(['q1']);
});

test('every document names the request, site and study it belongs to, and queries their place', () => {
  const place = { request_id: 'one', site_id: 'site', study_id: 'study' };
  const { request, queries } = teamDocuments(THREAD);
  const copy = siteDocuments(siteProjection(THREAD));
  expect([request, copy.request]).toMatchObject([place, place]);
  for (const each of [queries, copy.queries]) {
    expect(each).toMatchObject([
      { ...place, id: 'q1', number: 1 },
      { ...place, id: 'q2', number: 2 },
    ]);
  }
});

test('the document for lists holds no text of the thread', () => {
  const { request } = teamDocuments(THREAD);
  expect(JSON.stringify([request, siteDocuments(siteProjection(THREAD)).request])).not.toMatch(/Question|Sent\./);
});

test('a summary shows the newest query, the newest answer and the last activity', () => {
  expect(summaryOf(THREAD)).toMatchObject({
    query_count: 2,
    newest_query: { id: 'q2', draft: 'queued', is_edited: false, is_sent: false },
    answered_at: SENT,
    active_at: SENT,
    asked_at: ASKED,
    priority_rank: 0,
  });
  const followUp = query('q2', { timestamp_created: EDITED });
  expect(summaryOf({ ...recordOf(query('q1', { sent }), followUp), priority: 'high' })).toMatchObject({
    asked_at: EDITED,
    priority_rank: 2,
  });
  const edit = { text: 'Mine.', citations: [], saved_by: MANAGER, saved_at: EDITED };
  const failed = { state: 'failed', reason: 'quota', failed_at: DRAFTED } as const;
  expect(summaryOf(recordOf(query('q1', { draft: failed })))).toMatchObject({
    newest_query: { draft: 'failed' },
    answered_at: null,
    active_at: DRAFTED,
  });
  expect(summaryOf(recordOf(query('q1', { edit, redraft: failed })))).toMatchObject({
    newest_query: { draft: 'failed', is_edited: true },
    active_at: EDITED,
  });
});

test('a thread without a query is refused', () => {
  expect(() => summaryOf(recordOf())).toThrow('Request one has no query');
});
