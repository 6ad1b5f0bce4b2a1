import { isMonth, monthPlus, monthsBetween, REPORT_MONTHS } from './reports.ts';

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['', false],
])('%s is a month: %p', (value, isOne) => {
  expect(isMonth(value)).toBe(isOne);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %d months is %s', (month, months, other) => {
  expect(monthPlus(month, months)).toBe(other);
});

test('months between two are listed with both, and none out of order', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
  expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
});

test('the longest list is one month longer than a report, which shows that it is too long', () => {
  expect(monthsBetween('2000-01', '2026-02')).toHaveLength(REPORT_MONTHS + 1);
});
