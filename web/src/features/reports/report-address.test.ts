import { behindOf, choiceOf, reportSearch, withMonth, type ReportChoice } from './report-address.ts';

const NOW = '2026-11';
const choice = (search: string) => choiceOf(new URLSearchParams(search), NOW);

test('without an address the last twelve months are shown, by month', () => {
  expect(choice('')).toEqual({ study: '', from: '2025-12', to: '2026-11', by: 'month', show: 'questions' });
});

test.each(['from=2026-03', 'from=2026-05&to=2026-03', 'from=2020-01&to=2026-03', 'from=yesterday&to=2026-03'])(
  '?%s names no period, so the usual one is shown',
  (search) => {
    expect(choice(search)).toMatchObject({ from: '2025-12', to: '2026-11' });
  },
);

test('what an address names comes back from it', () => {
  const named: ReportChoice = { study: 'lantern', from: '2025-12', to: '2026-03', by: 'section', show: 'drafts' };
  const behind = { figure: 'late', group: { grouping: 'section', key: 'Protocol.pdf › 5 Dose & visits' } } as const;
  const params = new URLSearchParams(reportSearch(named, behind));
  expect([choiceOf(params, NOW), behindOf(params)]).toEqual([named, behind]);
  const alone = new URLSearchParams(reportSearch(named, { figure: 'asked', group: null }));
  expect(behindOf(alone)).toEqual({ figure: 'asked', group: null });
  expect(behindOf(new URLSearchParams(reportSearch(named)))).toBeNull();
  expect(behindOf(new URLSearchParams('figure=luck'))).toBeNull();
});

test.each([
  ['from', '2026-12', { from: '2026-12', to: '2026-12' }],
  ['from', '2024-01', { from: '2024-01', to: '2025-12' }],
  ['to', '2025-01', { from: '2025-01', to: '2025-01' }],
  ['to', '2029-01', { from: '2027-02', to: '2029-01' }],
  ['from', '2026-01', { from: '2026-01', to: '2026-06' }],
] as const)('choosing %s %s keeps a period that can be shown', (end, month, period) => {
  const chosen: ReportChoice = { study: 'lantern', from: '2026-02', to: '2026-06', by: 'site', show: 'times' };
  expect(withMonth(chosen, end, month)).toEqual({ ...chosen, ...period });
});
