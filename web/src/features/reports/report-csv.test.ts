import { FIGURES, type Figure } from '@trialdesk/contract/reports';
import { reportCsvRows } from './report-csv.ts';

test('a table has all questions first, then every group, and as many cells as headers', () => {
  const counts = Object.fromEntries(Object.keys(FIGURES).map((figure) => [figure, 2])) as Record<Figure, number>;
  const figures = { counts, minutes: { median: 90.4, p90: 120 }, scores: null };
  const group = { key: 'north', label: 'Northside', figures };
  const none = { month: [], category: [], document: [], section: [], theme: [], draft: [] };
  const rows = reportCsvRows({ all: figures, themes: [], ratings: [], groups: { ...none, site: [group] } });
  expect(rows.map(([kind, name]) => [kind, name])).toEqual([
    ['Group', 'Name'],
    ['All', ''],
    ['Site', 'Northside'],
  ]);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  expect(rows[2]?.slice(-5)).toEqual(['90', '120', '', '', '']);
});
