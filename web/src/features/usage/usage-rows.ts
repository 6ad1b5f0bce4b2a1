import type { MonthlyUsage } from '@trialdesk/contract/entities/usage';

/** Name of a study, or what usage without one was for. */
export type NameOf = (studyId: string | null) => string;

const NO_STUDY = 'Documents of all studies';

export function studyNames(studies: readonly { id: string; name: string }[]): NameOf {
  const names = new Map(studies.map(({ id, name }) => [id, name]));
  return (studyId) => (studyId === null ? NO_STUDY : (names.get(studyId) ?? 'Unknown study'));
}

/** Newest first. */
export function monthsOf(usage: readonly MonthlyUsage[]): string[] {
  return [...new Set(usage.map(({ month }) => month))].sort().reverse();
}

/** Most expensive first. */
export function usageOf(usage: readonly MonthlyUsage[], month: string): MonthlyUsage[] {
  return usage.filter((each) => each.month === month).sort((a, b) => b.usd - a.usd);
}

type Sums = Omit<MonthlyUsage, 'month' | 'study_id'>;

export function totalOf(usage: readonly Sums[]): Sums {
  const sum = (of: (each: Sums) => number) => usage.reduce((total, each) => total + of(each), 0);
  return {
    drafts: sum(({ drafts }) => drafts),
    calls: sum(({ calls }) => calls),
    input_tokens: sum(({ input_tokens }) => input_tokens),
    output_tokens: sum(({ output_tokens }) => output_tokens),
    cached_tokens: sum(({ cached_tokens }) => cached_tokens),
    usd: sum(({ usd }) => usd),
    unpriced: sum(({ unpriced }) => unpriced),
  };
}

const COLUMNS = [
  'Month',
  'Study',
  'Drafts',
  'Calls',
  'Input tokens',
  'Of these cached',
  'Output tokens',
  'Cost (USD)',
  'Calls without a known price',
];

/** With column headers. */
export function usageCsvRows(usage: readonly MonthlyUsage[], nameOf: NameOf): string[][] {
  const rows = usage.map((each) => [
    each.month,
    nameOf(each.study_id),
    ...[each.drafts, each.calls, each.input_tokens, each.cached_tokens, each.output_tokens].map(String),
    each.usd.toFixed(4),
    String(each.unpriced),
  ]);
  return [COLUMNS, ...rows];
}
