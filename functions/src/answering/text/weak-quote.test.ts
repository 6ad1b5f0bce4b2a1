import type { Passage } from '../../ingestion/passages/passage.ts';
import { isWeakQuote } from './weak-quote.ts';

const passage = (text: string, kind: Passage['kind'] = 'prose'): Passage => ({
  id: 'p1-1',
  page: 1,
  section: [],
  kind,
  text,
  context: {},
  rect: [0, 0, 1, 1],
});

const TEXT = 'The last dose is given 7 days before enrollment in the study. Stop then.';

test.each([
  ['a whole sentence', TEXT, 'The last dose is given 7 days before enrollment in the study.'],
  ['a short whole sentence', TEXT, 'Stop then.'],
  ['a sentence without its full stop', TEXT, 'Stop then'],
  ['a sentence with the end of another', TEXT, 'in the study. Stop then.'],
  ['several short sentences', 'Stop. Call us. Wait for the reply.', 'Stop. Call us.'],
  ['five content words of a sentence', TEXT, 'last dose is given 7 days before enrollment'],
])('%s is a quote', (_what, text, quote) => expect(isWeakQuote(passage(text), quote)).toBe(false));

test('a table row is a quote, and a cell of it is not', () => {
  const row = passage('ECG | X | X', 'table');
  expect(isWeakQuote(row, 'ECG | X | X')).toBe(false);
  expect(isWeakQuote(row, 'ECG')).toBe(true);
});

test('one word repeated is one word', () => {
  expect(
    isWeakQuote(
      passage('Take the dose, dose by dose by dose, with the dose above.'),
      'dose, dose by dose by dose, with the dose',
    ),
  ).toBe(true);
});

test.each(['the', '7 days', 'given 7 days before', 'the study. Stop'])('%p is too little', (quote) => {
  expect(isWeakQuote(passage(TEXT), quote)).toBe(true);
});

test('a heading states nothing', () => {
  expect(isWeakQuote(passage('Dose', 'heading'), 'Dose')).toBe(true);
});
