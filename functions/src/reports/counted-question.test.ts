import { DEFAULT_ANSWER_TIMES } from '@trialdesk/contract/entities/answer-times';
import type { RequestHeader, StoredQuery } from '@trialdesk/contract/entities/request';
import { countedQuestion, isCountedChange, partId } from './counted-question.ts';

const ADA = { id: 'ada', name: 'Ada Example' };

/** A Friday. */
const ASKED = '2026-11-20T16:00:00.000Z';

const query: StoredQuery = {
  ...{ request_id: 'r1', site_id: 'riverside', study_id: 'lantern', number: 1, id: 'q1' },
  ...{ question: 'May I still dose?', asked_by: ADA, timestamp_created: ASKED, version: 1 },
  ...{ draft: { state: 'queued', since: ASKED }, redraft: null, edit: null, sent: null },
};

const header: RequestHeader = {
  ...{ request_id: 'r1', study_id: 'lantern', study_name: 'LANTERN-3', site_id: 'riverside', site_name: 'Riverside' },
  ...{ title: 'Missed visit', category: 'other', priority: 'low', status: 'processing', created_at: ASKED },
  ...{ requester_id: ADA.id, requester_name: ADA.name },
};

const counted = (changes: Partial<StoredQuery>) =>
  countedQuestion({ header, query: { ...query, ...changes }, evaluation: null, times: DEFAULT_ANSWER_TIMES });

test('it is due by its promise, in working time', async () => {
  expect((await counted({ promise: { amount: 4, unit: 'working_hour' } })).due_at).toBe('2026-11-23T12:00:00.000Z');
  expect((await counted({})).due_at).toBeNull();
});

test('a section that an answer cites twice is counted once', async () => {
  const quote = { document_id: 'd', document_name: 'Protocol.pdf', document_version: 1, page: 4, text_snippet: 'Yes.' };
  const citations = [1, 2].map((number) => ({ ...quote, number, section: '5 Dose' }));
  const sent = { text: 'Yes. [1] [2]', citations, sent_by: ADA, sent_at: ASKED };
  expect((await counted({ sent })).sections).toEqual([{ document_name: 'Protocol.pdf', section: '5 Dose' }]);
});

test('of a question, what is typed meanwhile is no change, and what is corrected, sent, rated, withdrawn or removed is one', () => {
  const edit = { text: 'Yes.', citations: [], saved_by: ADA, saved_at: ASKED };
  const sent = { text: 'Yes.', citations: [], sent_by: ADA, sent_at: ASKED };
  const rating = { helpful: true, reason: '', by: ADA, at: ASKED };
  expect(isCountedChange(query, { ...query, edit, version: 2 })).toBe(false);
  expect(isCountedChange(query, { ...query, draft: { state: 'writing', since: ASKED } })).toBe(false);
  expect(isCountedChange(undefined, query)).toBe(true);
  expect(isCountedChange(query, undefined)).toBe(true);
  expect(isCountedChange(query, { ...query, question: 'May I still dose on day 4?' })).toBe(true);
  expect(isCountedChange(query, { ...query, sent })).toBe(true);
  expect(isCountedChange({ ...query, sent }, { ...query, sent, feedback: [rating] })).toBe(true);
  expect(isCountedChange(query, { ...query, withdrawn: { reason: 'Solved.', by: ADA, at: ASKED } })).toBe(true);
});

test('it stays in one part of its month', () => {
  expect(partId(query)).toMatch(/^lantern_2026-11_[0-3]$/);
  expect(partId({ ...query, timestamp_created: '2026-11-30T00:00:00.000Z' })).toBe(partId(query));
});
