import type { Concept } from './concepts.ts';

/** What an alternative is worth against the question's own word. */
const ALTERNATIVE = 0.7;

/** A weighed question: how much of it a set of terms speaks of can be told. */
export interface Weighed {
  concepts: { concept: Concept; weight: number }[];
  total: number;
}

/** Gives each concept the weight of how telling its rarest known term is. */
export function weigh(concepts: Concept[], weightOf: (term: string) => number): Weighed {
  const weighed = concepts.map((concept) => ({ concept, weight: weightOf(concept.term) }));
  return { concepts: weighed, total: weighed.reduce((sum, { weight }) => sum + weight, 0) };
}

/** The share of a question, by weight, that these terms speak of: from 0 to 1. */
export function coverageOf(terms: ReadonlySet<string>, { concepts, total }: Weighed): number {
  if (total === 0) return 0;
  let covered = 0;
  for (const { concept, weight } of concepts) covered += weight * credit(terms, concept);
  return covered / total;
}

function credit(terms: ReadonlySet<string>, { term, alternatives }: Concept): number {
  if (terms.has(term)) return 1;
  let matched = 0;
  for (const alternative of alternatives) if (terms.has(alternative)) matched++;
  return matched === 0 ? 0 : ALTERNATIVE * (1 - 0.5 ** matched);
}
