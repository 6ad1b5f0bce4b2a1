import { momentOf, momentText } from './moment.ts';

test.each([
  [{ seconds: 0, nanoseconds: 0 }, '1970-01-01T00:00:00.000000000Z'],
  [{ seconds: 1_767_225_600, nanoseconds: 7 }, '2026-01-01T00:00:00.000000007Z'],
  [{ seconds: 1_767_225_599, nanoseconds: 999_999_999 }, '2025-12-31T23:59:59.999999999Z'],
])('keeps every nanosecond', (moment, text) => {
  expect(momentText(moment)).toBe(text);
  expect(momentOf(text)).toEqual(moment);
});
