import type { Figures } from '@trialdesk/contract/replies/reports';
import { FIGURES, LIGHT_EDIT, type Figure } from '@trialdesk/contract/reports';
import { elapsed } from './elapsed.ts';

/** A count of questions, or what is made of those counted. */
export interface Measure {
  label: string;
  figure: Figure;
  /** Undefined without any; without it the count is shown. */
  valueIn?: (figures: Figures) => string | undefined;
  /** Counts whose sum the figure is a share of; none is shown without it. */
  shareOf?: readonly Figure[];
}

/** What belongs together in a report. */
interface Section {
  title: string;
  /** What the figures are of. */
  note: string;
  measures: readonly Measure[];
}

const count = (figure: Figure): Measure => ({ label: FIGURES[figure], figure });

const share = (figure: Figure, ...shareOf: Figure[]): Measure => ({ ...count(figure), shareOf });

const time = (label: string, of: 'median' | 'p90'): Measure => ({
  label,
  figure: 'answered',
  valueIn: ({ minutes }) => (minutes ? elapsed(minutes[of]) : undefined),
});

/** An average, 1 to 5. */
const score = (label: string, of: 'relevance' | 'tone' | 'citation_quality'): Measure => ({
  label,
  figure: 'rated',
  valueIn: ({ scores }) => scores?.[of].toFixed(1),
});

export type SectionCode = 'questions' | 'times' | 'drafts' | 'ratings';

/** Value in addresses, and what is shown; in this order. */
export const SECTIONS: Readonly<Record<SectionCode, Section>> = {
  questions: {
    title: 'Questions',
    note: 'Shares are of all asked.',
    measures: [
      ...[count('asked'), share('follow_ups', 'asked'), share('answered', 'asked')],
      ...[count('open'), count('withdrawn')],
    ],
  },
  times: {
    title: 'Time to answer',
    note: 'From question to answer, nights and weekends included. In time: by the promised time, as a share of those due.',
    measures: [
      ...[time('Median time', 'median'), time('9 of 10 within', 'p90')],
      ...[share('in_time', 'in_time', 'late'), count('late')],
    ],
  },
  drafts: {
    title: 'Drafts',
    note: `Shares are of answers sent; not found, of all asked. Heavily edited means more than ${LIGHT_EDIT * 100} % of the words.`,
    measures: [
      ...[share('unchanged', 'answered'), share('lightly_edited', 'answered'), share('heavily_edited', 'answered')],
      ...[share('undrafted', 'answered'), share('not_found', 'asked')],
    ],
  },
  ratings: {
    title: 'Ratings',
    note: 'The research team rates drafts; scores are averages, of 5. Shares are of those rated. Helpful or not is what sites say.',
    measures: [
      ...[count('rated'), share('draft_answered', 'rated'), share('draft_missed', 'rated')],
      ...[score('Relevance', 'relevance'), score('Tone', 'tone'), score('Citation quality', 'citation_quality')],
      ...[count('helpful'), count('unhelpful')],
    ],
  },
};

export const SECTION_CODES: readonly SectionCode[] = ['questions', 'times', 'drafts', 'ratings'];
