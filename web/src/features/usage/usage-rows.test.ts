import type { MonthlyUsage } from '@trialdesk/contract/entities/usage';
import { monthsOf, studyNames, totalOf, usageCsvRows, usageOf } from './usage-rows.ts';

const sums = (month: string, study_id: string | null, usd: number): MonthlyUsage => ({
  ...{
    month,
    study_id,
    usd,
    drafts: 2,
    calls: 3,
    input_tokens: 7_000,
    output_tokens: 500,
    cached_tokens: 0,
    unpriced: 1,
  },
});
const usage = [sums('2026-11', 'a', 0.2), sums('2026-11', null, 1.5), sums('2026-10', 'a', 0.1)];
const nameOf = studyNames([{ id: 'a', name: '=LANTERN' }]);

test('months are listed once, newest first, with their studies by cost', () => {
  expect(monthsOf(usage)).toEqual(['2026-11', '2026-10']);
  expect(usageOf(usage, '2026-11').map(({ study_id }) => study_id)).toEqual([null, 'a']);
});

test('a total adds up every column', () => {
  expect(totalOf(usage)).toMatchObject({
    drafts: 6,
    calls: 9,
    input_tokens: 21_000,
    output_tokens: 1_500,
    unpriced: 3,
  });
  expect(totalOf(usage).usd).toBeCloseTo(1.8);
});

test('the file has a row for each study and month, by name', () => {
  expect(usageCsvRows(usage, nameOf).slice(1)).toEqual([
    ['2026-11', '=LANTERN', '2', '3', '7000', '0', '500', '0.2000', '1'],
    ['2026-11', 'Documents of all studies', '2', '3', '7000', '0', '500', '1.5000', '1'],
    ['2026-10', '=LANTERN', '2', '3', '7000', '0', '500', '0.1000', '1'],
  ]);
  expect(nameOf('gone')).toBe('Unknown study');
});
