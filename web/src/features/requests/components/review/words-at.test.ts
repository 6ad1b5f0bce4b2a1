import { wordsAt } from './words-at.ts';

const text = 'First line. [1]\nGive it within  three days. [2]\nLast.';

it('takes the selected words', () => {
  const start = text.indexOf('within');
  expect(wordsAt(text, { start, end: start + 'within  three'.length })).toBe('within three');
});

it('takes the line at the caret without its marks', () => {
  const at = text.indexOf('three');
  expect(wordsAt(text, { start: at, end: at })).toBe('Give it within three days.');
  expect(wordsAt(text, { start: 0, end: 0 })).toBe('First line.');
  expect(wordsAt(text, { start: text.length, end: text.length })).toBe('Last.');
});
