import type { Figures } from '@trialdesk/contract/replies/reports';
import type { Figure } from '@trialdesk/contract/reports';
import { elapsed } from './elapsed.ts';

/** What is made of several questions. */
export interface Measure {
  label: string;
  /** Counts the questions it is of. */
  figure: Figure;
  /** Undefined without any. */
  valueIn: (figures: Figures) => string | undefined;
}

const time = (label: string, of: 'median' | 'p90'): Measure => ({
  label,
  figure: 'answered',
  valueIn: ({ minutes }) => (minutes ? elapsed(minutes[of]) : undefined),
});

const score = (label: string, of: 'relevance' | 'tone' | 'citation_quality'): Measure => ({
  label,
  figure: 'rated',
  valueIn: ({ scores }) => scores?.[of].toFixed(1),
});

export const TIMES: readonly Measure[] = [time('Median time', 'median'), time('9 of 10 within', 'p90')];

/** Averages, 1 to 5. */
export const SCORES: readonly Measure[] = [
  score('Relevance', 'relevance'),
  score('Tone', 'tone'),
  score('Citation quality', 'citation_quality'),
];
