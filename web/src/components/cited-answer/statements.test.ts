import { statementsOf, unsourcedIn } from './statements.ts';

const unsourced = (text: string, verified?: string) => unsourcedIn(statementsOf(text, [1, 2], verified));

it('finds the statements without a source', () => {
  expect(unsourced('Three days late is fine. [1]\nAsk us about five.')).toEqual(['Ask us about five.']);
  expect(unsourced('Thank you.\nThree days late is fine. [1] [2]\n')).toEqual(['Thank you.']);
  expect(unsourced('No marks at all.')).toEqual(['No marks at all.']);
});

it('takes a number that is no citation as text', () => {
  expect(unsourced('See [9].')).toEqual(['See [9].']);
});

it('counts what follows the last mark, but not its punctuation', () => {
  expect(unsourced('Three days [1]. Five are not.')).toEqual(['Five are not.']);
  expect(unsourced('Three days [1].')).toEqual([]);
});

it('credits a mark to the sentence before it, and to verified ones before that', () => {
  const text = 'We have checked this. Give it with food. [1]';
  expect(unsourced(text)).toEqual(['We have checked this.']);
  expect(unsourced('Take it at eight. Give it with food. [1]', 'Take it at eight. Give it with food. [1]')).toEqual([]);
});

it('loses no text', () => {
  const text = 'Thank you.\n\nThree days [1]. Five are not.\nBye';
  const parts = statementsOf(text, [1]);
  expect(parts.map((each) => (each.kind === 'text' ? each.text : '*')).join('')).toBe(
    'Thank you.\n\nThree days*. Five are not.\nBye',
  );
});
