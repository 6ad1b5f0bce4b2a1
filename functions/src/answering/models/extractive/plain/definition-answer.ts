import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** Outweighs a section's list and sentences that share words. */
const SCORE = 0.6;

/** The sentences that define what is asked about. */
export function definitionAnswer({ passages }: FoundStatement): PlainAnswer {
  return {
    sentences: passages.flatMap((found) => found.sentences.map(({ text }) => ({ found, sentence: text }))),
    score: SCORE,
  };
}
