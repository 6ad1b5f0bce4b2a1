import { statementsOf, unsourcedIn } from './statements.ts';

const CITED = [
  { number: 1, text_snippet: 'Wait a day. Then give\nit with food.' },
  { number: 2, text_snippet: 'Five days are not.' },
];
const unsourced = (text: string, verified?: string) => unsourcedIn(statementsOf(text, CITED, verified));

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

it('credits a mark to all that its citation has word for word', () => {
  expect(unsourced('Wait a day. Then give it with food. [1]')).toEqual([]);
  expect(unsourced('Wait a day.\nThen give it with food. [1]')).toEqual([]);
  expect(unsourced('Wait a day. Five days are not. [2]')).toEqual(['Wait a day.']);
  expect(unsourced('Wait two days. Then give it with food. [1]')).toEqual(['Wait two days.']);
  expect(unsourced('Then give it with food. [1]\nWait a day.')).toEqual(['Wait a day.']);
});

it('credits no mark to a part of a sentence that its citation has', () => {
  const citations = [{ number: 1, text_snippet: 'Give 15 mg daily. Do not take it with food.' }];
  const left = (text: string) => unsourcedIn(statementsOf(text, citations));
  expect(left('Give 15 mg daily.\nDo not take it with food. [1]')).toEqual([]);
  expect(left('5 mg daily.\ntake it with food.\nDo not take it with food. [1]')).toEqual([
    '5 mg daily.',
    'take it with food.',
  ]);
});

it('loses no text', () => {
  const text = 'Thank you.\n\nThree days [1]. Five are not.\nBye';
  const parts = statementsOf(text, CITED.slice(0, 1));
  expect(parts.map((each) => (each.kind === 'text' ? each.text : '*')).join('')).toBe(
    'Thank you.\n\nThree days*. Five are not.\nBye',
  );
});
