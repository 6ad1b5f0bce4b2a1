import { CATEGORIES } from '@trialdesk/contract/choices';
import { monthOf, type CountedQuestion } from '@trialdesk/contract/entities/report-part';
import type { Report, ReportGroup } from '@trialdesk/contract/replies/reports';
import { monthsBetween, type Grouping } from '@trialdesk/contract/reports';
import { figuresOf } from './figures.ts';
import { labelOf, writerOf } from './labels.ts';
import { ratingsOf } from './ratings.ts';
import { byUrgency, themeIn } from './theme-figures.ts';
import type { FoundTheme } from './themes.ts';

/** What a group is called in addresses, and on screens. */
interface GroupName {
  key: string;
  label: string;
}

interface Known {
  /** By id. */
  siteNames: ReadonlyMap<string, string>;
  themes: ReadonlyMap<CountedQuestion, GroupName>;
}

type GroupsOf = (question: CountedQuestion, known: Known) => GroupName[];

/** The groups that a question is in: one, none, or as many as it cites. */
const GROUPS: Record<Grouping, GroupsOf> = {
  month: ({ asked_at }) => [same(monthOf(asked_at))],
  site: ({ site_id }, { siteNames }) => [{ key: site_id, label: siteNames.get(site_id) ?? '' }],
  category: ({ category }) => [{ key: category, label: CATEGORIES[category] }],
  document: ({ sections }) => [...new Set(sections.map(({ document_name }) => document_name))].map(same),
  section: ({ sections }) => sections.map((section) => same(labelOf(section))),
  theme: (question, { themes }) => [themes.get(question)].filter((theme) => theme !== undefined),
  draft: ({ draft }) => (draft ? [same(writerOf(draft))] : []),
};

function same(key: string): GroupName {
  return { key, label: key };
}

/** Sections can be as many as questions. */
const MOST_GROUPS = 300;

export interface Reported {
  questions: readonly CountedQuestion[];
  siteNames: ReadonlyMap<string, string>;
  now: string;
  /** Of these questions; none where no theme is asked for. */
  themes: readonly FoundTheme[];
}

export function reportOf(reported: Reported, { from, to }: { from: string; to: string }): Report {
  const period = monthsBetween(from, to);
  const { questions, now } = reported;
  const by = (grouping: Grouping) => groupsOf(reported, grouping);
  const months = new Map(by('month').map((group) => [group.key, group]));
  return {
    all: figuresOf(questions, now),
    themes: reported.themes.map((theme) => themeIn(theme, period)).sort(byUrgency),
    ratings: ratingsOf(questions, period),
    groups: {
      month: period.map((month) => months.get(month) ?? { ...same(month), figures: figuresOf([], now) }),
      site: by('site'),
      category: by('category'),
      document: by('document'),
      section: by('section'),
      theme: by('theme'),
      draft: by('draft'),
    },
  };
}

function groupsOf(reported: Reported, grouping: Grouping): ReportGroup[] {
  const { questions, now } = reported;
  const known = knownOf(reported);
  const found = new Map<string, { label: string; members: CountedQuestion[] }>();
  for (const question of questions) {
    for (const { key, label } of GROUPS[grouping](question, known)) {
      const group = found.get(key) ?? { label, members: [] };
      group.members.push(question);
      found.set(key, group);
    }
  }
  return [...found]
    .map(([key, { label, members }]) => ({ key, label, figures: figuresOf(members, now) }))
    .sort((a, b) => b.figures.counts.asked - a.figures.counts.asked || (a.label < b.label ? -1 : 1))
    .slice(0, MOST_GROUPS);
}

function knownOf({ siteNames, themes }: Pick<Reported, 'siteNames' | 'themes'>): Known {
  const named = themes.flatMap(({ key, typical, members }) =>
    members.map((member) => [member, { key, label: typical.excerpt }] as const),
  );
  return { siteNames, themes: new Map(named) };
}

/** Questions of a group, and what it is called; null without any. */
export function groupIn(
  reported: Pick<Reported, 'questions' | 'siteNames' | 'themes'>,
  { grouping, key }: { grouping: Grouping; key: string },
): { label: string | null; members: CountedQuestion[] } {
  const known = knownOf(reported);
  const found = reported.questions.flatMap((question) => {
    const group = GROUPS[grouping](question, known).find((each) => each.key === key);
    return group ? [{ question, label: group.label }] : [];
  });
  return { label: found[0]?.label ?? null, members: found.map(({ question }) => question) };
}
