import { monthOf } from '@trialdesk/contract/entities/report-part';
import type { Theme } from '@trialdesk/contract/replies/reports';
import { clarifyOf } from './clarify.ts';
import { labelOf } from './labels.ts';
import type { FoundTheme } from './themes.ts';

/** With a count for each of `months`. */
export function themeIn({ key, typical, members }: FoundTheme, months: readonly string[]): Theme {
  const sections = Map.groupBy(
    members.flatMap(({ sections: each }) => each.map(labelOf)),
    (label) => label,
  );
  const [cited] = [...sections].sort(([, a], [, b]) => b.length - a.length);
  return {
    key,
    question: typical.excerpt,
    section: cited?.[0] ?? null,
    questions: members.length,
    sites: new Set(members.map(({ site_id }) => site_id)).size,
    by_month: months.map((month) => members.filter(({ asked_at }) => monthOf(asked_at) === month).length),
    clarify: clarifyOf(members),
  };
}

/** Order of themes: as in `Report`. */
export function byUrgency(a: Theme, b: Theme): number {
  const [last, other] = [a.clarify?.to ?? '', b.clarify?.to ?? ''];
  if (last !== other) return last < other ? 1 : -1;
  return b.questions - a.questions;
}
