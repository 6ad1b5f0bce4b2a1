import { CATEGORIES } from '@trialdesk/contract/choices';
import { monthOf, type CountedDraft, type CountedQuestion } from '@trialdesk/contract/entities/report-part';
import type { Report, ReportGroup } from '@trialdesk/contract/replies/reports';
import { monthsBetween, type Grouping } from '@trialdesk/contract/reports';
import { figuresOf } from './figures.ts';

/** What a group is called in addresses, and on screens. */
interface GroupName {
  key: string;
  label: string;
}

type GroupsOf = (question: CountedQuestion, siteNames: ReadonlyMap<string, string>) => GroupName[];

/** The groups that a question is in: one, none, or as many as it cites. */
const GROUPS: Record<Grouping, GroupsOf> = {
  month: ({ asked_at }) => [same(monthOf(asked_at))],
  site: ({ site_id }, siteNames) => [{ key: site_id, label: siteNames.get(site_id) ?? '' }],
  category: ({ category }) => [{ key: category, label: CATEGORIES[category] }],
  document: ({ sections }) => [...new Set(sections.map(({ document_name }) => document_name))].map(same),
  section: ({ sections }) =>
    sections.map(({ document_name, section }) => same([document_name, section].filter(Boolean).join(' › '))),
  draft: ({ draft }) => (draft ? [same(writerOf(draft))] : []),
};

function same(key: string): GroupName {
  return { key, label: key };
}

function writerOf({ mode, model, prompt_version }: CountedDraft): string {
  return `${mode === 'extractive' ? 'Extraction' : model} (${prompt_version})`;
}

/** Sections can be as many as questions. */
const MOST_GROUPS = 300;

export interface Reported {
  questions: readonly CountedQuestion[];
  siteNames: ReadonlyMap<string, string>;
  now: string;
}

export function reportOf(reported: Reported, { from, to }: { from: string; to: string }): Report {
  const { questions, now } = reported;
  const by = (grouping: Grouping) => groupsOf(reported, grouping);
  const months = new Map(by('month').map((group) => [group.key, group]));
  return {
    all: figuresOf(questions, now),
    groups: {
      month: monthsBetween(from, to).map(
        (month) => months.get(month) ?? { ...same(month), figures: figuresOf([], now) },
      ),
      site: by('site'),
      category: by('category'),
      document: by('document'),
      section: by('section'),
      draft: by('draft'),
    },
  };
}

function groupsOf({ questions, siteNames, now }: Reported, grouping: Grouping): ReportGroup[] {
  const found = new Map<string, { label: string; members: CountedQuestion[] }>();
  for (const question of questions) {
    for (const { key, label } of GROUPS[grouping](question, siteNames)) {
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

export function isInGroup(
  question: CountedQuestion,
  { grouping, key }: { grouping: Grouping; key: string },
  siteNames: ReadonlyMap<string, string>,
): boolean {
  return GROUPS[grouping](question, siteNames).some((group) => group.key === key);
}
