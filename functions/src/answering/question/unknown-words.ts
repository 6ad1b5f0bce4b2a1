import type { Concept } from './question.ts';
import { isEveryday } from './everyday.ts';
import { termsOf } from '../text/terms.ts';
import { isWord } from './wordnet.ts';

/** The terms of a set of documents, by how they are written. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** Those that begin with it. */
  beginningWith: (beginning: string) => string[];
  /** Those that differ from it by one letter. */
  nextTo: (term: string) => string[];
}

/** Shorter words begin, and are a letter away from, too many others. */
const SHORTEST_BEGINNING = 4;
const SHORTEST_MISTYPED = 6;

/** A beginning that more terms than this share stands for none of them. */
const MOST = 4;

/**
 * What the documents may write for the question's words that stand nowhere in them: the whole of a word that was cut
 * short (`trigs` for triglycerides), or, where it is no English word, what differs by one mistyped letter.
 */
export function withLikelyTerms(concepts: Concept[], question: string, vocabulary: Vocabulary): Concept[] {
  const found = new Map<string, string[]>();
  for (const [word] of question.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    const [term, ...more] = termsOf(word);
    if (term !== undefined && more.length === 0 && !vocabulary.has(term))
      found.set(term, meant(word, term, vocabulary));
  }
  return concepts.map((concept) => {
    if (concept.alternatives.some(vocabulary.has)) return concept;
    return { ...concept, alternatives: [...concept.alternatives, ...(found.get(concept.term) ?? [])] };
  });
}

function meant(word: string, term: string, { beginningWith, nextTo }: Vocabulary): string[] {
  if (isEveryday(word)) return [];
  const whole = term.length >= SHORTEST_BEGINNING ? beginningWith(term) : [];
  if (whole.length > 0) return whole.length <= MOST ? whole : [];
  return term.length >= SHORTEST_MISTYPED && !isWord(word) ? nextTo(term) : [];
}
