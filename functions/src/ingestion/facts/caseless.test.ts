import { caseless } from './caseless.ts';

it.each([
  ['Phase II', 'a phase ii study', true],
  ['Phase II', 'a PHASE II study', true],
  ['Phase II', 'a phase i study', false],
  ['[A-C]\\b', 'arm b', true],
  ['[A-C]\\b', 'ARM D', false],
  ['^\\S+\\W\\d', 'WEEK 4', true],
  ['^\\S+\\W\\d', 'WEEK four', false],
  ['^\\P{L}', '4 weeks', true],
  ['^\\P{L}', 'Four weeks', false],
])('%s on “%s” is %s, as with the flag i', (source, text, expected) => {
  expect(caseless(source).test(text)).toBe(expected);
  expect(new RegExp(source, 'iu').test(text)).toBe(expected);
});

it('refuses a pattern that asks for capitals', () => {
  expect(() => caseless('\\p{Lu}\\w+')).toThrow('asks for one');
  expect(caseless('\\p{L}+').test('Any')).toBe(true);
});
