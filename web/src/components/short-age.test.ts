import { shortAge } from './short-age.ts';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');

it.each([
  ['2026-03-02T12:00:10.000Z', '0 min'],
  ['2026-03-02T11:01:00.000Z', '59 min'],
  ['2026-03-02T11:00:00.000Z', '1 h'],
  ['2026-03-01T12:30:00.000Z', '23 h'],
  ['2026-02-18T12:00:00.000Z', '12 d'],
])('%s was %s ago', (at, age) => {
  expect(shortAge(at, NOW)).toBe(age);
});
