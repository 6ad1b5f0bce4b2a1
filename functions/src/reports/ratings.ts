import { monthOf, type CountedEvaluation, type CountedQuestion } from '@trialdesk/contract/entities/report-part';
import type { RatedDrafts } from '@trialdesk/contract/replies/reports';
import { writerOf } from './labels.ts';

/** A chart cannot show more. */
const MOST_WRITERS = 5;

/** For each of `months`, by when the question was asked. */
export function ratingsOf(questions: readonly CountedQuestion[], months: readonly string[]): RatedDrafts[] {
  const rated = questions.flatMap(({ asked_at, draft, evaluation }) =>
    draft && evaluation ? [{ month: monthOf(asked_at), writer: writerOf(draft), rating: ratingOf(evaluation) }] : [],
  );
  return [...Map.groupBy(rated, ({ writer }) => writer)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_WRITERS)
    .map(([label, all]) => ({
      label,
      by_month: months.map((month) => average(all.filter((each) => each.month === month).map(({ rating }) => rating))),
    }));
}

function ratingOf({ relevance, tone, citation_quality }: CountedEvaluation): number {
  return (relevance + tone + citation_quality) / 3;
}

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
