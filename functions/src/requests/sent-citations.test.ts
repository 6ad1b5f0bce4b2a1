import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import { thrownBy } from '../http/testing/thrown-by.ts';
import { isRepeated, savedCitations, sentCitations } from './sent-citations.ts';

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
  expect(sent.citations).toEqual([{ ...citation(2), number: 1 }]);
  expect(sent.text).toBe('Within three days. [1]\nTell the sponsor.');
});

test('with citations switched off a number that the draft does not have is refused too', () => {
  expect(thrownBy(() => sentOf(draft(false), 'See visit [12] and [1].'))).toMatchObject({ code: 'uncited_number' });
});

test('only what the text refers to goes along, and its numbers close up in order', () => {
  const sent = sentOf(draft(true), 'Tell the sponsor. [3]\nWithin three days. [1]');
  expect(sent.text).toBe('Tell the sponsor. [2]\nWithin three days. [1]');
  expect(sent.citations).toEqual([citation(1), { ...citation(3), number: 2 }]);
});

test('a text that refers to nothing takes no citation along, chosen or not', () => {
  expect(sentOf(draft(true), 'Within three days.')).toEqual({ text: 'Within three days.', citations: [] });
  expect(sentOf(draft(true), 'Within three days. [2]', [2, 3]).citations).toEqual([{ ...citation(2), number: 1 }]);
});

test.each([
  { case: 'that the draft does not have', text: 'Within three days. [1] [4]', chosen: undefined, marks: '[4]' },
  { case: 'that was not chosen', text: TEXT, chosen: [1], marks: '[2], [3]' },
  { case: 'in a list', text: 'Within three days. [1, 2]', chosen: undefined, marks: '[1, 2]' },
])('a number $case is refused', ({ text, chosen, marks }) => {
  expect(thrownBy(() => sentOf(draft(true), text, chosen))).toMatchObject({
    code: 'uncited_number',
    message: `The text refers to ${marks} without a citation. Add the citation, or remove the number from the text.`,
    fields: { final_answer: `No citation: ${marks}` },
  });
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
  const quotes = ({ citations }: { citations: Citation[] }) => citations.map(({ page }) => page);
  expect(quotes(sentCitations(query, { text: 'Within three days. [9]' }))).toEqual([9]);
  expect(quotes(sentCitations(query, { text: TEXT, basedOnDraft: true }))).toEqual([1, 2, 3]);
});

test('a call that comes again is known by its text, also when that lost its marks on the way', () => {
  const sent = {
    ...sentOf(draft(false), TEXT, [2]),
    sent_by: { id: 'm', name: 'M' },
    sent_at: '2026-01-02T00:00:00.000Z',
  };
  const query = { draft: draft(false) };
  expect(isRepeated(sent, query, { text: TEXT, citations: [2] })).toBe(true);
  expect(isRepeated(sent, query, { text: `${TEXT} And more.`, citations: [2] })).toBe(false);
});

test('a call that comes again is known after its numbers have closed up', () => {
  const text = 'Tell the sponsor. [3]';
  const sent = { ...sentOf(draft(true), text), sent_by: { id: 'm', name: 'M' }, sent_at: '2026-01-02T00:00:00.000Z' };
  expect(sent.text).toBe('Tell the sponsor. [1]');
  expect(isRepeated(sent, { draft: draft(true) }, { text })).toBe(true);
  expect(isRepeated(sent, { draft: draft(true) }, { text: 'Tell the sponsor.' })).toBe(false);
});

test('passages that may answer go along when the text refers to them', () => {
  const { mode, model, prompt_version, searched, written_at } = draft(true);
  const origin = { mode, model, prompt_version, searched, written_at };
  const query = { draft: { ...origin, state: 'not_found', closest: [1, 2].map(citation) } as const, edit: null };
  expect(sentCitations(query, { text: 'Words of the page. [2]' }).citations).toEqual([{ ...citation(2), number: 1 }]);
  expect(sentCitations(query, { text: 'Words of the page.', citations: [2] }).citations).toEqual([]);
});

test('a refused citation is bad input', () => {
  const query = { draft: draft(true), edit: null };
  expect(thrownBy(() => sentCitations(query, { text: TEXT, citations: [4] }))).toMatchObject({ code: 'bad_input' });
});

test('a saved response keeps what its text refers to, and is refused with a number without a citation', () => {
  const query = { draft: draft(true), edit: null };
  expect(savedCitations(query, { text: 'Tell the sponsor. [3]' })).toEqual({
    text: 'Tell the sponsor. [1]',
    citations: [{ ...citation(3), number: 1 }],
  });
  const unwritten = { draft: { state: 'queued', since: '' } as const, edit: null };
  expect(thrownBy(() => savedCitations(unwritten, { text: 'Text. [1]' }))).toMatchObject({ code: 'uncited_number' });
});

test('a text that would consist of marks alone is refused', () => {
  expect(thrownBy(() => sentOf(draft(false), ' [1] '))).toMatchObject({ code: 'uncited_number' });
});

test('the text as sent, without its marks, is a repeated call', () => {
  const sent = {
    ...sentOf(draft(false), TEXT),
    sent_by: { id: 'm', name: 'M' },
    sent_at: '2026-01-02T00:00:00.000Z',
  };
  expect(isRepeated(sent, { draft: draft(false) }, { text: sent.text })).toBe(true);
});
