import type { ChosenSentence } from '../chosen-sentence.ts';

export interface PlainAnswer {
  sentences: ChosenSentence[];
  /** For comparing the readings of a question, from 0 to about 2. */
  score: number;
  /** Needs nothing that its sentences refer to, such as footnotes. */
  isSelfContained?: true;
  /** Right less often than other answers of its form. */
  isUncertain?: boolean;
  /** Right nearly always. */
  isCertain?: boolean;
}

export interface Asked {
  question: string;
  /** Sentences of an answer that is no list, row or section. */
  most: number;
  /** Certainty of what search finds, from 0 to 1. */
  searched: number;
}
