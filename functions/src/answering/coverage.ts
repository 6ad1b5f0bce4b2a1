import { termsOf } from './terms.ts';

/** How much of a question a text speaks of: the share of the weight of its terms, from 0 to 1. */
export function coverage(text: string, terms: Map<string, number>): number {
  const total = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  const present = new Set(termsOf(text));
  return [...terms].reduce((sum, [term, weight]) => sum + (present.has(term) ? weight : 0), 0) / total;
}
