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
/** Of what a shortened word leaves out; less is an ending. */
const SHORTEST_REST = 3;

/** More matches are ambiguous. */
const MAX_WITH_PREFIX = 4;

/**
 * For words that the documents do not use: the full word for a shortened one (`trigs`) or, for a typo, a term one
 * letter away. A word found only as the beginning of one other (`pembro`) means it.
 */
export function withLikelyTerms(concepts: Concept[], question: string, vocabulary: Vocabulary): Concept[] {
  const found = new Map<string, string[]>();
  const completed = new Map<string, string>();
  for (const [word] of question.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    const [term, ...more] = termsOf(word);
    if (term === undefined || more.length > 0 || vocabulary.has(term)) continue;
    const likely = likelyTerms(word, term, vocabulary);
    found.set(term, likely);
    const [whole, ...longer] = likely.toSorted((a, b) => a.length - b.length);
    if (
      whole?.startsWith(term) &&
      whole.length >= term.length + SHORTEST_REST &&
      longer.every((one) => one.startsWith(whole))
    )
      completed.set(term, whole);
  }
  return concepts.map((concept) => {
    const whole = completed.get(concept.term);
    if (whole !== undefined)
      return { term: whole, alternatives: concept.alternatives.filter((term) => term !== whole) };
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
