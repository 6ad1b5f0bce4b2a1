import { weekBefore } from './week.ts';

test('the week before a Monday morning ended that midnight', () => {
  expect(weekBefore('2026-11-23T07:00:00.000Z')).toEqual({
    name: '2026-W47',
    from: '2026-11-16T00:00:00.000Z',
    to: '2026-11-23T00:00:00.000Z',
  });
});

test('it is the same for a retry later in the week', () => {
  expect(weekBefore('2026-11-29T23:59:59.999Z')).toEqual(weekBefore('2026-11-23T00:00:00.000Z'));
  expect(weekBefore('2026-11-30T00:00:00.000Z').name).toBe('2026-W48');
});

test.each([
  ['2021-01-04T07:00:00.000Z', '2020-W53'],
  ['2025-01-06T07:00:00.000Z', '2025-W01'],
  ['2026-01-05T07:00:00.000Z', '2026-W01'],
  ['2027-01-11T07:00:00.000Z', '2027-W01'],
])('the week before %s is %s, as ISO 8601 counts', (moment, name) => {
  expect(weekBefore(moment).name).toBe(name);
});
