import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FactReviewView, FactView } from '@trialdesk/contract/replies/study-facts';
import { firstChoice, firstWords, reviewOf } from './review-choice.ts';
import { shownStatements } from './shown-statements.ts';

const quote = (text_snippet: string, page = 1) => ({ text_snippet, page, document_id: 'd1' }) as Quote;
const [label, section, elsewhere] = [[quote('120')], [quote('150', 9)], [quote('140', 12)]] as const;

const review = (decision: 'confirmed' | 'not_stated', quotes: Quote[], is_outdated = false): FactReviewView => ({
  ...{
    decision,
    quotes,
    is_outdated,
    documents: [],
    by: { id: 'u1', name: 'Ada' },
    at: '2026-02-03T12:00:00.000Z',
    version: 1,
  },
});

const fact = (reviewed: FactReviewView | null, disagrees = false): FactView => ({
  ...{ field: 'participants', name: 'Number of participants', form: 'value', disagrees, review: reviewed },
  statements: [
    { source: 'label', quotes: [...label] },
    { source: 'section', quotes: [...section] },
  ],
});

const EMPTY = { documentId: 'd1', page: '', text: '' };

test('statements that differ are all shown, others one at a time', () => {
  expect(shownStatements(fact(null))).toEqual({ first: [label], others: [section] });
  expect(shownStatements(fact(null, true))).toEqual({ first: [label, section], others: [] });
});

test('what is confirmed is shown first, and no longer first once its document is replaced', () => {
  expect(shownStatements(fact(review('confirmed', [...section])))).toEqual({ first: [section], others: [label] });
  expect(shownStatements(fact(review('confirmed', [...elsewhere])))).toEqual({
    first: [elsewhere],
    others: [label, section],
  });
  expect(shownStatements(fact(review('not_stated', [])))).toEqual({ first: [], others: [label, section] });
  expect(shownStatements(fact(review('confirmed', [...section], true)))).toEqual({ first: [label], others: [section] });
});

test('a dialog begins with what was decided, else with the first statement', () => {
  expect(firstChoice(fact(null))).toBe('statement 0');
  expect(firstChoice(fact(review('confirmed', [...section])))).toBe('statement 1');
  expect(firstChoice(fact(review('not_stated', [])))).toBe('not_stated');
  expect(firstChoice({ ...fact(null), statements: [] })).toBe('other');
  const other = fact(review('confirmed', [...elsewhere]));
  expect(firstChoice(other)).toBe('other');
  expect(firstWords(other, 'd2')).toEqual({ documentId: 'd1', page: '12', text: '140' });
  expect(firstWords(fact(null), 'd2')).toEqual({ documentId: 'd2', page: '', text: '' });
});

test('a decision names the quotes and the version it is based on', () => {
  const on = { fact: fact(null), words: EMPTY, version: 3 };
  expect(reviewOf('not_stated', on)).toEqual({ decision: 'not_stated', version: 3 });
  expect(reviewOf('statement 1', on)).toEqual({
    decision: 'confirmed',
    quotes: [{ document_id: 'd1', page: 9, text: '150' }],
    version: 3,
  });
  expect(reviewOf('other', { ...on, words: { documentId: 'd1', page: '12', text: ' 140 ' } })).toEqual({
    decision: 'confirmed',
    quotes: [{ document_id: 'd1', page: 12, text: '140' }],
    version: 3,
  });
  for (const page of ['', '0', '1.5', 'x'])
    expect(reviewOf('other', { ...on, words: { documentId: 'd1', page, text: '140' } })).toBeNull();
  expect(reviewOf('other', { ...on, words: { documentId: 'd1', page: '1', text: ' ' } })).toBeNull();
});
