import type { RatedDrafts, Report } from '@trialdesk/contract/replies/reports';
import { FIGURES, type Figure } from '@trialdesk/contract/reports';

/** What a chart shows, and the table that says the same. */
export interface ChartData {
  title: string;
  /** A value for each month of the report, in order; null where there is none. */
  series: { label: string; data: (number | null)[] }[];
}

export type ChartName = 'questions' | 'waits' | 'drafts' | 'ratings';

/** By month. */
export function chartsOf({ groups, ratings }: Pick<Report, 'groups' | 'ratings'>): Record<ChartName, ChartData> {
  const months = groups.month;
  const counts = (figures: readonly Figure[]) =>
    figures.map((figure) => ({
      label: FIGURES[figure],
      data: months.map((month) => month.figures.counts[figure]),
    }));
  const hours = (of: 'median' | 'p90') =>
    months.map(({ figures }) => (figures.minutes ? Math.round(figures.minutes[of] / 6) / 10 : null));
  return {
    questions: { title: 'Questions by month', series: counts(['answered', 'open', 'withdrawn']) },
    waits: {
      title: 'Hours to answer',
      series: [
        { label: 'Median', data: hours('median') },
        { label: '9 of 10 within', data: hours('p90') },
      ],
    },
    drafts: {
      title: 'What became of drafts',
      series: counts(['unchanged', 'lightly_edited', 'heavily_edited', 'undrafted']),
    },
    ratings: { title: 'Ratings, of 5, by what wrote the draft', series: ratings.map(ratedSeries) },
  };
}

function ratedSeries({ label, by_month }: RatedDrafts): ChartData['series'][number] {
  return { label, data: by_month.map((rating) => (rating === null ? null : Math.round(rating * 10) / 10)) };
}

export function hasValues({ series }: ChartData): boolean {
  return series.some(({ data }) => data.some((value) => value !== null && value > 0));
}
