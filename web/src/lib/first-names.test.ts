import { firstNames } from './first-names.ts';

test.each([
  [[], undefined, ''],
  [['North'], undefined, 'North'],
  [['North', 'South', 'East'], undefined, 'North, South, East'],
  [['North', 'South', 'East', 'West', 'Centre'], undefined, 'North, South, East, +2 more'],
  [['North', 'South'], 5, 'North, South, +3 more'],
])('of %j, %s in all, it is "%s"', (names, count, text) => {
  expect(firstNames(names, count)).toBe(text);
});
