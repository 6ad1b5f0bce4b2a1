import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Figures, Report, ReportedQuestions, Theme } from '@trialdesk/contract/replies/reports';
import { FIGURES, type Figure } from '@trialdesk/contract/reports';
import { expectAccessible, openPage } from '../../../testing/open-page.tsx';

const { ReportsPage } = await import('./reports-page.tsx');

const STUDIES = {
  body: [
    { id: 'lantern', name: 'LANTERN-3', request_count: 12 },
    { id: 'way', name: 'WAYPOINT', request_count: 0 },
  ],
};

function figures(counts: Partial<Record<Figure, number>>): Figures {
  const none = Object.fromEntries(Object.keys(FIGURES).map((figure) => [figure, 0])) as Record<Figure, number>;
  return {
    counts: { ...none, ...counts },
    minutes: counts.answered ? { median: 200, p90: 3_130 } : null,
    scores: counts.answered ? { relevance: 4.25, tone: 5, citation_quality: 3 } : null,
  };
}

const ALL = figures({
  ...{ asked: 12, follow_ups: 3, answered: 8, open: 4, in_time: 8, late: 2, unchanged: 6, lightly_edited: 2 },
  ...{ rated: 6, draft_answered: 5, draft_missed: 1 },
});

const NOTHING = figures({});

const THEME: Theme = {
  ...{ key: 'r1_q1', question: 'May I still dose after a missed visit?', section: 'Protocol.pdf › 6.4 Missed Doses' },
  ...{ questions: 4, sites: 3, by_month: [1, 3] },
  clarify: { from: '2026-10-28T10:00:00.000Z', to: '2026-11-09T10:00:00.000Z', sites: 3 },
};

const REPORT: Report = {
  all: ALL,
  themes: [THEME],
  ratings: [{ label: 'gemini (12)', by_month: [null, 4.25] }],
  groups: {
    month: [{ key: '2026-11', label: '2026-11', figures: ALL }],
    site: [
      { key: 'north', label: 'Northside', figures: figures({ asked: 9, late: 2 }) },
      { key: 'riverside', label: 'Riverside', figures: figures({ asked: 3 }) },
    ],
    category: [{ key: 'other', label: 'Other', figures: ALL }],
    theme: [{ key: THEME.key, label: THEME.question, figures: figures({ asked: 4 }) }],
    ...{ document: [], section: [], draft: [] },
  },
};

const BEHIND: ReportedQuestions = {
  group: 'Northside',
  total: 2,
  questions: [
    {
      ...{ request_id: 'r1', query_id: 'q1', request_number: 'LAN-0042', title: 'Missed the week 4 visit' },
      ...{ question: 'May I still dose?', site_name: 'Northside' },
      ...{ asked_at: '2026-11-02T10:00:00.000Z', answered_at: null },
    },
    {
      ...{ request_id: 'r2', query_id: 'q2', title: 'Blood pressure', question: 'How often is it measured?' },
      ...{ site_name: 'Northside', asked_at: '2026-11-01T10:00:00.000Z', answered_at: '2026-11-01T12:00:00.000Z' },
    },
  ],
  next_cursor: null,
};

const open = (path = '/reports', report: object = { body: REPORT }) =>
  openPage(ReportsPage, {
    as: 'Site Manager',
    path,
    replies: { 'GET /studies': STUDIES, 'GET /report': report, 'GET /report/questions': { body: BEHIND } },
  });

test('answers in time are a share of all that were due, also of those still open', async () => {
  await open();
  const tile = within(await screen.findByRole('region', { name: 'Time to answer' }));
  expect(tile.getByText('80 %')).toBeTruthy();
  expect(tile.getByText(/as a share of those due/)).toBeTruthy();
});

test('figures of all questions, and by group, lead to the questions behind them', async () => {
  await open();
  const time = within(await screen.findByRole('region', { name: 'Time to answer' }));
  expect(time.getByText('3 h 20 min')).toBeTruthy();
  expect(time.getByText('2 d 4 h')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Ratings' })).getByText('4.3')).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByRole('tab', { name: 'Site' }));
  fireEvent.click(screen.getByRole('button', { name: 'Time to answer' }));
  const table = within(await screen.findByRole('table', { name: 'Figures by site' }));
  fireEvent.click(table.getByRole('link', { name: 'Late, Northside: 2' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Late');
  const question = await screen.findByRole('link', { name: 'LAN-0042 · Missed the week 4 visit' });
  expect(question.getAttribute('href')).toBe('/request/r1');
  expect(screen.getByText(/LANTERN-3 · .* · Northside/)).toBeTruthy();
  await expectAccessible();
});

test('what keeps coming up is named by a question, says when sites asked it, and leads to all of them', async () => {
  await open('/reports?from=2026-10&to=2026-11');
  const themes = within(await screen.findByRole('region', { name: 'What keeps coming up' }));
  expect(themes.getByText('May need clarification or an amendment')).toBeTruthy();
  expect(themes.getByText(/^3 sites asked, Oct 28\s–\sNov 9, 2026$/)).toBeTruthy();
  expect(themes.getByText(/^4 questions from 3 sites · .*6\.4 Missed Doses$/)).toBeTruthy();
  expect(themes.getByText('By month: October 2026: 1, November 2026: 3')).toBeTruthy();
  const { href } = themes.getByRole<HTMLAnchorElement>('link', { name: THEME.question });
  expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({ figure: 'asked', of: 'theme', key: 'r1_q1' });
});

test('what charts show is in tables for those who do not see them, also while another group is shown', async () => {
  const months = ['2026-10', '2026-11'].map((key) => ({ key, label: key, figures: key === '2026-11' ? ALL : NOTHING }));
  const report = { ...REPORT, groups: { ...REPORT.groups, month: months } };
  await open('/reports?from=2026-10&to=2026-11&by=site', { body: report });
  const rows = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .getAllByText(/./)
          .map(({ textContent }) => textContent),
      );
  expect(await rows('Questions by month')).toEqual([
    ['Month', 'Answered', 'Open', 'Withdrawn'],
    ['October 2026', '0', '0', '0'],
    ['November 2026', '8', '4', '0'],
  ]);
  expect(await rows('Hours to answer')).toEqual([
    ['Month', 'Median', '9 of 10 within'],
    ['October 2026', 'None', 'None'],
    ['November 2026', '3.3', '52.2'],
  ]);
  expect((await rows('What became of drafts')).at(-1)).toEqual(['November 2026', '6', '2', '0', '0']);
  expect(await rows('Ratings, of 5, by what wrote the draft')).toEqual([
    ['Month', 'gemini (12)'],
    ['October 2026', 'None'],
    ['November 2026', '4.3'],
  ]);
  await expectAccessible();
});

test('times and ratings lead to the questions they are of', async () => {
  await open('/reports?by=site');
  const time = within(await screen.findByRole('region', { name: 'Time to answer' }));
  const { href } = time.getByRole<HTMLAnchorElement>('link', { name: 'Median time: 3 h 20 min' });
  expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({ figure: 'answered' });
  const ratings = within(screen.getByRole('region', { name: 'Ratings' }));
  expect(ratings.getByText('83 %')).toBeTruthy();
  fireEvent.click(ratings.getByRole('link', { name: 'Tone: 5.0' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Rated');
});

test('a group without answers has no times and ratings to open', async () => {
  await open('/reports?by=site&show=times');
  const table = within(await screen.findByRole('table', { name: 'Figures by site' }));
  expect(table.getByRole('columnheader', { name: 'Median time' })).toBeTruthy();
  expect(table.queryByRole('link', { name: /Median time/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Questions' }));
  expect(await screen.findByRole('link', { name: 'Asked, Riverside: 3' })).toBeTruthy();
});

test('months come newest first, without those before the first question', async () => {
  const asked = { '2026-08': 0, '2026-09': 2, '2026-10': 0, '2026-11': 1 };
  const month = Object.entries(asked).map(([key, count]) => ({ key, label: key, figures: figures({ asked: count }) }));
  await open('/reports', { body: { ...REPORT, groups: { ...REPORT.groups, month } } });
  const table = within(await screen.findByRole('table', { name: 'Figures by month' }));
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['November 2026', 'October 2026', 'September 2026']);
});

test('five themes are shown at first, the others on request', async () => {
  const themes = Array.from({ length: 7 }, (_, at) => ({ ...THEME, key: `r${at}`, clarify: null }));
  await open('/reports', { body: { ...REPORT, themes } });
  const shown = () => screen.getAllByRole('link', { name: THEME.question }).length;
  fireEvent.click(await screen.findByRole('button', { name: 'Show all 7 themes' }));
  expect(shown()).toBe(7);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('a figure of nothing is no link', async () => {
  await open();
  const questions = within(await screen.findByRole('region', { name: 'Questions' }));
  expect(questions.getByRole('link', { name: 'Open: 4' })).toBeTruthy();
  expect(questions.queryByRole('link', { name: /Withdrawn/ })).toBeNull();
});

test('a group without members says why', async () => {
  await open('/reports?by=section');
  expect(await screen.findByText('No sent answer of these months cites a document.')).toBeTruthy();
});

test('a period in which nothing was asked is said to have nothing', async () => {
  await open('/reports', { body: { ...REPORT, all: figures({}) } });
  expect(await screen.findByText('Nothing was asked about this study in these months.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true);
});

test('a report that cannot be loaded can be tried again', async () => {
  const { reply } = await open('/reports', { status: 500 });
  expect(await screen.findByText('The report could not be loaded.')).toBeTruthy();
  reply('GET /report', { body: REPORT });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Questions' })).toBeTruthy());
});

test('without studies there is nothing to report on', async () => {
  await openPage(ReportsPage, { as: 'Site Manager', path: '/reports', replies: { 'GET /studies': { body: [] } } });
  expect(await screen.findByText('There are no studies to report on yet.')).toBeTruthy();
});
