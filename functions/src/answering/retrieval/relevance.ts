import type { Concept } from '../question/concepts.ts';

/** What an alternative is worth against the question's own word. */
const ALTERNATIVE = 0.7;

/** A weighed question: how much of it a set of terms speaks of can be told. */
export interface Weighed {
  concepts: { concept: Concept; weight: number }[];
  total: number;
}

/** Gives each concept the weight of how telling it is in these documents. */
export function weigh(concepts: Concept[], weightOf: (term: string) => number): Weighed {
  const weighed = concepts.map((concept) => ({ concept, weight: weightOfConcept(concept, weightOf) }));
  return { concepts: weighed, total: weighed.reduce((sum, { weight }) => sum + weight, 0) };
}

/** A word that the documents do not know (`pt`) is no more telling than what they call the same (`patient`). */
function weightOfConcept({ term, alternatives }: Concept, weightOf: (term: string) => number): number {
  const known = alternatives.map(weightOf).filter((weight) => weight < 1);
  return Math.min(weightOf(term), known.length > 0 ? Math.max(...known) : 1);
}

/** The share of a question, by weight, that these terms speak of: from 0 to 1. */
export function coverageOf(terms: ReadonlySet<string>, question: Weighed): number {
  return shareOf(coveredBy(terms, question), question);
}

/** The weight of each of the question's terms that these terms speak of; others are left out. */
export function coveredBy(terms: ReadonlySet<string>, { concepts }: Weighed): Map<string, number> {
  const covered = new Map<string, number>();
  for (const { concept, weight } of concepts) {
    const worth = weight * credit(terms, concept);
    if (worth > 0) covered.set(concept.term, worth);
  }
  return covered;
}

/** The share of the question's whole weight: from 0 to 1. */
export function shareOf(covered: ReadonlyMap<string, number>, { total }: Weighed): number {
  if (total === 0) return 0;
  let sum = 0;
  for (const worth of covered.values()) sum += worth;
  return sum / total;
}

function credit(terms: ReadonlySet<string>, { term, alternatives }: Concept): number {
  if (terms.has(term)) return 1;
  let matched = 0;
  for (const alternative of alternatives) if (terms.has(alternative)) matched++;
  return matched === 0 ? 0 : ALTERNATIVE * (1 - 0.5 ** matched);
}
