import { termsOf } from '../text/terms.ts';
import type { AskedQuestion } from './question.ts';

/** Refers to something that was named before. */
const REFERENCE =
  /\b(?:it|its|they|them|their|those|these|this|that|he|she|him|her|one|ones|same|such|instead|otherwise|then|above|previous|second|other|another|else)\b/iu;

/** Goes on from what was said. */
const CONTINUATION =
  /^\s*(?:and|but|or|so|also|ok(?:ay)?|thanks?|thank you|what about|how about|what if|why|which one)\b/iu;

/** A question of fewer content words is hardly complete. */
const FEWEST_TERMS = 4;

export function needsThread({ question, earlier }: AskedQuestion): boolean {
  if (earlier.length === 0) return false;
  return REFERENCE.test(question) || CONTINUATION.test(question) || new Set(termsOf(question)).size < FEWEST_TERMS;
}
