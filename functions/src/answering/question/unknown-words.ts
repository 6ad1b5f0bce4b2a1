import type { Concept } from './question.ts';
import { isEveryday, isWord } from './everyday.ts';
import { termsOf } from '../text/terms.ts';

export interface Vocabulary {
  has: (term: string) => boolean;
  withPrefix: (prefix: string) => string[];
  oneLetterAway: (term: string) => string[];
}

/** Letters; shorter terms match too many others. Origin of all values in this file not recorded. */
const SHORTEST_PREFIX = 4;
const SHORTEST_MISTYPED = 6;

/** More matches are ambiguous. */
const MAX_WITH_PREFIX = 4;

/**
 * Adds likely terms for words that the documents do not use: the full word for a shortened one (`trigs`) or, for a
 * typo, a term one letter away.
 */
export function withLikelyTerms(concepts: Concept[], question: string, vocabulary: Vocabulary): Concept[] {
  const found = new Map<string, string[]>();
  for (const [word] of question.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    const [term, ...more] = termsOf(word);
    if (term !== undefined && more.length === 0 && !vocabulary.has(term))
      found.set(term, likelyTerms(word, term, vocabulary));
  }
  return concepts.map((concept) => {
    if (concept.alternatives.some(vocabulary.has)) return concept;
    return { ...concept, alternatives: [...concept.alternatives, ...(found.get(concept.term) ?? [])] };
  });
}

function likelyTerms(word: string, term: string, { withPrefix, oneLetterAway }: Vocabulary): string[] {
  if (isEveryday(word)) return [];
  const whole = term.length >= SHORTEST_PREFIX ? withPrefix(term) : [];
  if (whole.length > 0) return whole.length <= MAX_WITH_PREFIX ? whole : [];
  return term.length >= SHORTEST_MISTYPED && !isWord(word) ? oneLetterAway(term) : [];
}
