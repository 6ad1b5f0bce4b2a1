import type { Concept, Question } from '../question/question.ts';
import type { ConceptMatch, FoundPassage, FoundSentence, ScopePassage, WeighedConcept } from './scope.ts';

/**
 * Against 1 for the question's own term. Not ALTERNATIVE_SEARCH_WEIGHT: one value for both lowers right answers or gold
 * pages (measured 0.5, 0.6, 0.7).
 */
export const ALTERNATIVE_CREDIT = 0.7;

/** Share of a sentence's own words in its credit. Origin of this and the length values not recorded. */
const OWN_WORDS = 0.6;

/** Terms; a shorter sentence is a heading or stray cell. */
const SHORT_SENTENCE = 5;
const SHORT_SENTENCE_FACTOR = 0.7;

/** Terms; at twice as many, a sentence keeps half its score. */
const LONG_SENTENCE = 40;

export interface WeighedQuestion {
  concepts: {
    concept: Concept;
    weighed: WeighedConcept;
    /** By itself, from 0 to 1. */
    weightOf: (alternative: string) => number;
  }[];
  total: number;
}

export interface SentenceTerms {
  text: string;
  /** Counts repetitions. */
  length: number;
  own: ReadonlySet<string>;
  /** Includes section path, lead-in and column headers. */
  inPlace: ReadonlySet<string>;
}

export function weighQuestion(
  { concepts, specificityOf }: Pick<Question, 'concepts' | 'specificityOf'>,
  rarityOf: (term: string) => number,
): WeighedQuestion {
  const weightOf = (term: string) => rarityOf(term) * specificityOf(term);
  const weighed = concepts.map((concept) => ({
    concept,
    weighed: { term: concept.term, rarity: conceptWeight(concept, rarityOf), weight: conceptWeight(concept, weightOf) },
    weightOf,
  }));
  return { concepts: weighed, total: weighed.reduce((sum, { weighed: { weight } }) => sum + weight, 0) };
}

/** A term unknown to the documents (`pt`) weighs no more than its known alternative (`patient`). */
function conceptWeight({ term, alternatives }: Concept, weightOf: (term: string) => number): number {
  const used = alternatives.map(weightOf).filter((weight) => weight < 1);
  return Math.min(weightOf(term), used.length > 0 ? Math.max(...used) : 1);
}

/** Scored like its best sentence. */
export function foundIn(entry: ScopePassage, sentences: FoundSentence[]): FoundPassage {
  return { ...entry, sentences, score: Math.max(0, ...sentences.map(({ score }) => score)) };
}

export function scoreSentence(sentence: SentenceTerms, { concepts, total }: WeighedQuestion): FoundSentence {
  const matches = concepts.flatMap(({ concept, weighed }): ConceptMatch[] => {
    const own = creditFor(concept, sentence.own);
    const credit = OWN_WORDS * own + (1 - OWN_WORDS) * creditFor(concept, sentence.inPlace);
    return credit > 0 ? [{ concept: weighed, own, credit }] : [];
  });
  const covered = matches.reduce((sum, { concept, credit }) => sum + concept.weight * credit, 0);
  const lengthFactor = lengthFactorOf(sentence.length);
  return { text: sentence.text, score: total === 0 ? 0 : (covered / total) * lengthFactor, lengthFactor, matches };
}

function lengthFactorOf(length: number): number {
  if (length < SHORT_SENTENCE) return SHORT_SENTENCE_FACTOR;
  return 1 / (1 + Math.max(0, length - LONG_SENTENCE) / LONG_SENTENCE);
}

/** Each further alternative halves the distance to full credit. */
function creditFor({ term, alternatives }: Concept, terms: ReadonlySet<string>): number {
  if (terms.has(term)) return 1;
  let found = 0;
  for (const alternative of alternatives) if (terms.has(alternative)) found++;
  return found === 0 ? 0 : ALTERNATIVE_CREDIT * (1 - 0.5 ** found);
}

/** By weight. */
export function coveredShare({ concepts, total }: WeighedQuestion, terms: ReadonlySet<string>): number {
  const found = concepts.filter(
    ({ concept: { term, alternatives } }) => terms.has(term) || alternatives.some((other) => terms.has(other)),
  );
  return found.reduce((sum, { weighed }) => sum + weighed.weight, 0) / Math.max(total, Number.MIN_VALUE);
}

/**
 * As `coveredShare`, but an alternative counts less than the question's own term, and in proportion if it weighs less:
 * a common word (`report`) hardly speaks of the rare one it replaces.
 */
export function creditedShare({ concepts, total }: WeighedQuestion, terms: Pick<ReadonlySet<string>, 'has'>): number {
  const credited = concepts.map(({ concept: { term, alternatives }, weighed: { weight }, weightOf }) => {
    if (terms.has(term)) return weight;
    const found = alternatives.filter((other) => terms.has(other)).map(weightOf);
    return ALTERNATIVE_CREDIT * Math.min(weight, Math.max(0, ...found));
  });
  return credited.reduce((sum, credit) => sum + credit, 0) / Math.max(total, Number.MIN_VALUE);
}
