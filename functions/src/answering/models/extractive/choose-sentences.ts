import type { Candidate } from './candidates.ts';

/**
 * Shares of the best sentence's score that another needs. With these, 34 of 45 situational questions had their answer
 * among the sentences chosen, with stricter ones 31; one sentence in three is then off the page asked for.
 */
const MIN_SHARE = 0.7;
/** For a neighbour of a chosen sentence, which continues it. */
const MIN_SHARE_NEIGHBOUR = 0.55;
/** From here on both are equally likely to be the answer, so the reviewer sees both. */
const MIN_SHARE_TIE = 0.9;

/** New coverage a sentence adds, as a share of what the best one covers. */
const MIN_NEW_COVERAGE = 0.2;

/**
 * The best sentence and those that cover more of the question, continue a chosen one, or tie with the best. Expects and
 * returns best first.
 */
export function chooseSentences(candidates: Candidate[], most: number): Candidate[] {
  const [best, ...others] = candidates;
  if (!best) return [];
  const chosen = [best];
  const required = MIN_NEW_COVERAGE * coverageOf([best]);
  for (const candidate of others) {
    if (chosen.length >= most) break;
    if (chosen.some((other) => other.sentence === candidate.sentence)) continue;
    const adds = coverageOf([...chosen, candidate]) - coverageOf(chosen) >= required;
    const continues = chosen.some((other) => isNeighbour(other, candidate));
    const isTie = candidate.score >= MIN_SHARE_TIE * best.score;
    const isGood = candidate.score >= (continues ? MIN_SHARE_NEIGHBOUR : MIN_SHARE) * best.score;
    if (isGood && (continues || adds || isTie)) chosen.push(candidate);
  }
  return chosen;
}

function isNeighbour(one: Candidate, other: Candidate): boolean {
  return one.found.key === other.found.key && Math.abs(one.sentenceAt - other.sentenceAt) === 1;
}

/** Total weight of the terms that the sentences cover together. */
function coverageOf(sentences: Candidate[]): number {
  const best = new Map<string, number>();
  for (const { covered } of sentences)
    for (const [term, weight] of covered) best.set(term, Math.max(weight, best.get(term) ?? 0));
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}
