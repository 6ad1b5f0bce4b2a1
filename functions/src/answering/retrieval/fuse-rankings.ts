import type { FoundPassage } from './scope.ts';

/** Dampens the lead of the first places; value from the paper. */
const RANK_CONSTANT = 60;

/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher 2009), since scores of different queries cannot be compared.
 * Passages keep score and sentences of their first ranking.
 */
export function fuseRankings(rankings: FoundPassage[][]): FoundPassage[] {
  const [only, ...others] = rankings;
  if (only && others.length === 0) return only;
  const fused = new Map<string, { found: FoundPassage; score: number }>();
  for (const ranking of rankings)
    ranking.forEach((found, at) => {
      const known = fused.get(found.key);
      const score = (known?.score ?? 0) + 1 / (RANK_CONSTANT + at + 1);
      fused.set(found.key, { found: known?.found ?? found, score });
    });
  return [...fused.values()].sort((a, b) => b.score - a.score).map(({ found }) => found);
}
