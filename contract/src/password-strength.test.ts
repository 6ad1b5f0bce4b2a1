import { guessableWords, isWeak, ratedPart, strengthName } from './password-strength.ts';

test.each([
  [0, 'Very weak', true],
  [1, 'Very weak', true],
  [2, 'Weak', true],
  [3, 'Good', false],
  [4, 'Strong', false],
])('a score of %i is %s', (score, name, weak) => {
  expect(strengthName(score)).toBe(name);
  expect(isWeak(score)).toBe(weak);
});

test('rates the first 64 characters', () => {
  expect(ratedPart('a'.repeat(128))).toHaveLength(64);
  expect(ratedPart('short')).toBe('short');
});

test('names and addresses are guessed whole and in parts', () => {
  expect(guessableWords('Ada Admin', '', 'ada@site.test')).toEqual([
    'Ada Admin',
    'Ada',
    'Admin',
    'ada@site.test',
    'ada',
    'site',
    'test',
  ]);
});
