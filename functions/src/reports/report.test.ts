import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { FIGURE_CODES, type Figure } from '@trialdesk/contract/reports';
import { COUNTED, figuresOf } from './figures.ts';
import { groupIn, reportOf } from './report.ts';

const NOW = '2026-11-26T12:00:00.000Z';

let count = 0;

function question(changes: Partial<CountedQuestion> = {}): CountedQuestion {
  count += 1;
  return {
    ...{
      request_id: `r${count}`,
      query_id: 'q',
      number: 1,
      site_id: 'riverside',
      category: 'other',
      excerpt: 'May I?',
      terms: [],
      synonyms: [],
    },
    ...{ asked_at: '2026-11-20T10:00:00.000Z', answered_at: null, is_withdrawn: false, due_at: null },
    ...{ draft: null, evaluation: null, feedback: { helpful: 0, unhelpful: 0 }, sections: [] },
    ...changes,
  };
}

const answeredAfter = (hours: number, changed: number | null = 0): Partial<CountedQuestion> => ({
  answered_at: new Date(Date.parse('2026-11-20T10:00:00.000Z') + hours * 3_600_000).toISOString(),
  evaluation: { answered: changed !== null, relevance: 4, tone: 5, citation_quality: 3, changed },
});

const namesOf = (one: CountedQuestion) => FIGURE_CODES.filter((figure) => COUNTED[figure](one, NOW));

test.each<[string, Partial<CountedQuestion>, Figure[]]>([
  ['open, without a promise', {}, ['asked', 'open']],
  ['open and not due', { due_at: '2026-11-26T12:00:00.000Z' }, ['asked', 'open']],
  ['open and overdue', { due_at: '2026-11-26T11:59:59.999Z' }, ['asked', 'open', 'late']],
  [
    'withdrawn, whatever was promised',
    { is_withdrawn: true, due_at: '2026-11-21T00:00:00.000Z' },
    ['asked', 'withdrawn'],
  ],
  ['a follow-up', { number: 2 }, ['asked', 'follow_ups', 'open']],
  [
    'answered at the last moment, as drafted',
    { ...answeredAfter(2), due_at: '2026-11-20T12:00:00.000Z' },
    ['asked', 'answered', 'in_time', 'unchanged', 'rated', 'draft_answered'],
  ],
  [
    'answered late, a fifth changed',
    { ...answeredAfter(3, 0.2), due_at: '2026-11-20T12:00:00.000Z' },
    ['asked', 'answered', 'late', 'lightly_edited', 'rated', 'draft_answered'],
  ],
  [
    'answered, more than that changed',
    answeredAfter(3, 0.21),
    ['asked', 'answered', 'heavily_edited', 'rated', 'draft_answered'],
  ],
  [
    'rated before it was counted whether the draft answered',
    { ...answeredAfter(3), evaluation: { relevance: 4, tone: 5, citation_quality: 3, changed: 0 } },
    ['asked', 'answered', 'unchanged', 'rated'],
  ],
  [
    'answered where nothing was found',
    {
      ...answeredAfter(3, null),
      draft: { is_found: false, mode: 'extractive', model: 'extractive', prompt_version: '1' },
    },
    ['asked', 'answered', 'undrafted', 'not_found', 'rated', 'draft_missed'],
  ],
  [
    'found helpful by all',
    { ...answeredAfter(1), feedback: { helpful: 2, unhelpful: 0 } },
    ['asked', 'answered', 'unchanged', 'rated', 'draft_answered', 'helpful'],
  ],
  [
    'found unhelpful by one',
    { ...answeredAfter(1), feedback: { helpful: 2, unhelpful: 1 } },
    ['asked', 'answered', 'unchanged', 'rated', 'draft_answered', 'unhelpful'],
  ],
])('%s', (_what, changes, counted) => {
  expect(namesOf(question(changes))).toEqual(counted);
});

test('times are from question to answer: the median is between the middle two, nine of ten are within the other', () => {
  const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((hours) => question(answeredAfter(hours)));
  expect(figuresOf([question(), ...questions], NOW).minutes).toEqual({ median: 330, p90: 540 });
  expect(figuresOf([question(answeredAfter(2))], NOW).minutes).toEqual({ median: 120, p90: 120 });
  expect(figuresOf([question()], NOW)).toMatchObject({ minutes: null, scores: null });
});

test('a month in which nothing was asked is in the report, and no other group is empty', () => {
  const { all, groups } = reportOf(
    { questions: [question()], siteNames: new Map([['riverside', 'Riverside']]), themes: [], now: NOW },
    { from: '2026-09', to: '2026-11' },
  );
  expect(all.counts.asked).toBe(1);
  expect(groups.month.map(({ key, figures }) => [key, figures.counts.asked])).toEqual([
    ['2026-09', 0],
    ['2026-10', 0],
    ['2026-11', 1],
  ]);
  expect(groups.site).toMatchObject([{ key: 'riverside', label: 'Riverside' }]);
  expect(groups.category).toMatchObject([{ key: 'other', label: 'Other' }]);
  expect([groups.document, groups.section, groups.draft]).toEqual([[], [], []]);
});

test('an answer that cites two sections of a document is in three groups, once in each', () => {
  const cited = question({
    sections: [
      { document_name: 'Protocol.pdf', section: '5 Dose' },
      { document_name: 'Protocol.pdf', section: '6 Visits' },
    ],
  });
  const siteNames = new Map<string, string>();
  const { groups } = reportOf(
    { questions: [cited, question()], siteNames, themes: [], now: NOW },
    { from: '2026-11', to: '2026-11' },
  );
  expect(groups.document.map(({ key, figures }) => [key, figures.counts.asked])).toEqual([['Protocol.pdf', 1]]);
  expect(groups.section.map(({ key }) => key)).toEqual(['Protocol.pdf › 5 Dose', 'Protocol.pdf › 6 Visits']);
  const inSection = (key: string) =>
    groupIn({ questions: [cited], siteNames, themes: [] }, { grouping: 'section', key });
  expect(inSection('Protocol.pdf › 5 Dose')).toEqual({ label: 'Protocol.pdf › 5 Dose', members: [cited] });
  expect(inSection('Protocol.pdf › 7')).toEqual({ label: null, members: [] });
});

test('most questions come first', () => {
  const questions = [question({ site_id: 'a' }), question({ site_id: 'b' }), question({ site_id: 'b' })];
  const { groups } = reportOf(
    { questions, siteNames: new Map(), themes: [], now: NOW },
    { from: '2026-11', to: '2026-11' },
  );
  expect(groups.site.map(({ key }) => key)).toEqual(['b', 'a']);
});

test('a theme has the section cited most, its sites, and its questions in each month', () => {
  const dose = { document_name: 'Protocol.pdf', section: '5 Dose' };
  const members = [
    question({ asked_at: '2026-09-20T10:00:00.000Z', sections: [dose] }),
    question({ site_id: 'north', sections: [dose, { ...dose, section: '6 Visits' }] }),
    question({ site_id: 'north', excerpt: 'May we repeat it?' }),
  ];
  const [, , typical] = members;
  if (!typical) throw new Error('There are three');
  const themes = [{ key: 'first', typical, members }];
  const questions = [...members, question()];
  const report = reportOf({ questions, siteNames: new Map(), themes, now: NOW }, { from: '2026-09', to: '2026-11' });
  expect(report.themes).toEqual([
    {
      ...{ key: 'first', question: 'May we repeat it?', section: 'Protocol.pdf › 5 Dose' },
      ...{ questions: 3, sites: 2, by_month: [1, 0, 2], clarify: null },
    },
  ]);
  expect(report.groups.theme).toMatchObject([
    { key: 'first', label: 'May we repeat it?', figures: { counts: { asked: 3 } } },
  ]);
});

test('themes that may need clarification come first, the last asked of them at the top', () => {
  const asked = (day: string, sites: string[]) =>
    sites.map((site_id) => question({ site_id, asked_at: `2026-11-${day}T10:00:00.000Z` }));
  const theme = (key: string, members: CountedQuestion[]) =>
    members.slice(0, 1).map((typical) => ({ key, typical, members }));
  const themes = [
    ...theme('large', asked('20', ['a', 'a', 'a', 'a', 'b'])),
    ...theme('older', asked('02', ['a', 'b', 'c'])),
    ...theme('newer', asked('03', ['a', 'b', 'c'])),
  ];
  const questions = themes.flatMap(({ members }) => members);
  const report = reportOf({ questions, siteNames: new Map(), themes, now: NOW }, { from: '2026-11', to: '2026-11' });
  expect(report.themes.map(({ key }) => key)).toEqual(['newer', 'older', 'large']);
});

test('ratings are averages of the months asked in, by what wrote the draft', () => {
  const draft = { is_found: true, mode: 'gemini', model: 'gemini-4-argon', prompt_version: '12' } as const;
  const rated = (relevance: number, changes: Partial<CountedQuestion>) =>
    question({ draft, evaluation: { relevance, tone: 5, citation_quality: 5, changed: 0 }, ...changes });
  const questions = [
    rated(5, {}),
    rated(2, {}),
    rated(2, { asked_at: '2026-09-20T10:00:00.000Z', draft: { ...draft, prompt_version: '11' } }),
    question({ draft }),
  ];
  const report = reportOf(
    { questions, siteNames: new Map(), themes: [], now: NOW },
    { from: '2026-10', to: '2026-11' },
  );
  expect(report.ratings).toEqual([
    { label: 'gemini-4-argon (12)', by_month: [null, 4.5] },
    { label: 'gemini-4-argon (11)', by_month: [null, null] },
  ]);
});
