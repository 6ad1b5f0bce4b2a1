import type { Concept, Question } from '../question/question.ts';
import type { ConceptMatch, FoundSentence, WeighedConcept } from './scope.ts';

/**
 * Credit for mentioning a concept by an alternative, against 1 for the question's own term. Not the weight of an
 * alternative in the index search: one value for both lowers right answers or gold pages (0.5, 0.6 and 0.7 measured).
 */
export const ALTERNATIVE_CREDIT = 0.7;

/** Share of a sentence's own words in its credit; the rest goes to its surroundings. Set by hand. */
const OWN_WORDS = 0.6;

/** Below this many terms a sentence is hardly one (a heading, a stray cell) and loses some of its score. Set by hand. */
const SHORT_SENTENCE = 5;
const SHORT_SENTENCE_FACTOR = 0.7;

/** Above this many terms each counts for less: at twice as many, the sentence keeps half its score. Set by hand. */
const LONG_SENTENCE = 40;

/** The parts of a question with their weights in a set of documents. */
export interface WeighedQuestion {
  concepts: { concept: Concept; weighed: WeighedConcept }[];
  /** Sum of the weights. */
  total: number;
}

/** A sentence reduced to its terms. */
export interface SentenceTerms {
  text: string;
  /** Number of terms, repetitions counted. */
  length: number;
  own: ReadonlySet<string>;
  /** Its own terms and those around it: section path, a list's lead-in, column headers. */
  inPlace: ReadonlySet<string>;
}

export function weighQuestion(
  { concepts, specificityOf }: Question,
  rarityOf: (term: string) => number,
): WeighedQuestion {
  const weightOf = (term: string) => rarityOf(term) * specificityOf(term);
  const weighed = concepts.map((concept) => ({
    concept,
    weighed: { term: concept.term, rarity: conceptWeight(concept, rarityOf), weight: conceptWeight(concept, weightOf) },
  }));
  return { concepts: weighed, total: weighed.reduce((sum, { weighed: { weight } }) => sum + weight, 0) };
}

/** A term the documents do not use (`pt`) weighs no more than the alternative that they do use (`patient`). */
function conceptWeight({ term, alternatives }: Concept, weightOf: (term: string) => number): number {
  const used = alternatives.map(weightOf).filter((weight) => weight < 1);
  return Math.min(weightOf(term), used.length > 0 ? Math.max(...used) : 1);
}

/** How relevant a sentence is to the question, and by which concepts. */
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

/** Each further alternative found halves what is missing to the full credit. */
function creditFor({ term, alternatives }: Concept, terms: ReadonlySet<string>): number {
  if (terms.has(term)) return 1;
  let found = 0;
  for (const alternative of alternatives) if (terms.has(alternative)) found++;
  return found === 0 ? 0 : ALTERNATIVE_CREDIT * (1 - 0.5 ** found);
}
