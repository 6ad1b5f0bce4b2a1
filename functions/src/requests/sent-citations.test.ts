import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import { thrownBy } from '../http/testing/thrown-by.ts';
import { citationsInUse, isRepeated, sentCitations } from './sent-citations.ts';

const citation = (number: number): Citation => ({
  number,
  document_id: 'protocol',
  document_name: 'Protocol.pdf',
  document_version: 1,
  page: number,
  section: '',
  text_snippet: 'Words of the page.',
});

const TEXT = 'Within three days. [1] [2]\nTell the sponsor. [3]';

function draft(include_citations: boolean): ReadyDraft {
  return {
    state: 'ready',
    text: TEXT,
    citations: [1, 2, 3].map(citation),
    conflicts: [],
    confidence: 'high',
    mode: 'extractive',
    model: 'test',
    prompt_version: 'none',
    searched: [],
    settings: { ...DEFAULT_AI_SETTINGS, include_citations },
    written_at: '2026-01-01T00:00:00.000Z',
  };
}

function sentOf(from: ReadyDraft, text: string, citations?: number[]) {
  return sentCitations({ draft: from, edit: null }, { text, citations });
}

const numbersOf = ({ citations }: { citations: Citation[] }) => citations.map(({ number }) => number);

test('all citations go along when the reviewer says nothing, and the text stays as it is', () => {
  const sent = sentOf(draft(true), TEXT);
  expect(numbersOf(sent)).toEqual([1, 2, 3]);
  expect(sent.text).toBe(TEXT);
});

test('a draft from before there were settings sends all', () => {
  const earlier = draft(true);
  delete earlier.settings;
  expect(numbersOf(sentOf(earlier, TEXT))).toEqual([1, 2, 3]);
});

test('with citations switched off none goes along, and no mark of one', () => {
  expect(sentOf(draft(false), TEXT)).toEqual({
    text: 'Within three days.\nTell the sponsor.',
    citations: [],
  });
});

test('with citations switched off the reviewer may still choose some, which keep their marks', () => {
  const sent = sentOf(draft(false), TEXT, [2]);
  expect(numbersOf(sent)).toEqual([2]);
  expect(sent.text).toBe('Within three days. [2]\nTell the sponsor.');
});

test('a number in brackets that is no citation of the draft stays', () => {
  expect(sentOf(draft(false), 'See visit [12] and [1].').text).toBe('See visit [12] and.');
});

test('with citations switched on a text keeps the marks of citations that were left out', () => {
  expect(sentOf(draft(true), TEXT, [1])).toMatchObject({ text: TEXT, citations: [{ number: 1 }] });
});

test('a citation that the draft does not have is refused, whatever the settings', () => {
  expect(() => sentOf(draft(true), TEXT, [4])).toThrow('A chosen citation is not one of the draft.');
  expect(() => sentOf(draft(false), TEXT, [4])).toThrow('A chosen citation is not one of the draft.');
});

test('a saved response sends the citations that it was made on, unless its text is that of the newer draft', () => {
  const edit = {
    text: TEXT,
    citations: [citation(9)],
    saved_by: { id: 'm', name: 'M' },
    saved_at: '2026-01-02T00:00:00.000Z',
  };
  const query = { draft: draft(true), edit };
  expect(numbersOf(sentCitations(query, { text: TEXT }))).toEqual([9]);
  expect(numbersOf(sentCitations(query, { text: TEXT, basedOnDraft: true }))).toEqual([1, 2, 3]);
});

test('a call that comes again is known by its text, also when that lost its marks on the way', () => {
  const sent = {
    ...sentOf(draft(false), TEXT, [2]),
    sent_by: { id: 'm', name: 'M' },
    sent_at: '2026-01-02T00:00:00.000Z',
  };
  expect(isRepeated(sent, TEXT)).toBe(true);
  expect(isRepeated(sent, `${TEXT} And more.`)).toBe(false);
});

test('a refused citation is bad input', () => {
  const query = { draft: draft(true), edit: null };
  expect(thrownBy(() => sentCitations(query, { text: TEXT, citations: [4] }))).toMatchObject({ code: 'bad_input' });
});

test('a query without a draft and an edit has no citations', () => {
  expect(citationsInUse({ draft: { state: 'queued', since: '' }, edit: null }, false)).toEqual([]);
});

test('a text that consists of marks alone keeps them, blanks around it included', () => {
  expect(sentOf(draft(false), ' [1] ').text).toBe(' [1] ');
});

test('the text as sent, without its marks, is a repeated call', () => {
  const sent = {
    ...sentOf(draft(false), TEXT),
    sent_by: { id: 'm', name: 'M' },
    sent_at: '2026-01-02T00:00:00.000Z',
  };
  expect(isRepeated(sent, sent.text)).toBe(true);
  const marked = { ...sent, text: 'See visit [12].' };
  expect(isRepeated(marked, 'See visit [12].')).toBe(true);
});
