import { matchesIn } from './matches-in.ts';

test.each([
  [
    'Missed the visit, missed the dose',
    'MISSED',
    [
      [0, 6],
      [18, 24],
    ],
  ],
  ['aaa', 'aa', [[0, 2]]],
  [
    'Week 14, day 4 of the week',
    'of 4',
    [
      [15, 17],
      [13, 14],
    ],
  ],
  ['A dose', 'visit', []],
  ['A dose', '', []],
  ['İstanbul', 'stan', []],
])('%s contains %s at %j', (text, wanted, places) => {
  expect(matchesIn(text, wanted)).toEqual(places);
});
