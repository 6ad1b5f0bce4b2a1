import type { Candidate } from './candidates.ts';

/** Shares of the best sentence's score that a further one must reach. All three were set by hand. */
const MIN_SHARE = 0.85;
/** Lower for a neighbour of a chosen sentence, which continues it. */
const MIN_SHARE_NEIGHBOUR = 0.6;
/** From here on the two are equally likely to be the answer, so the reviewer sees both. */
const MIN_SHARE_TIE = 0.95;

/** Weight a further sentence must newly cover, as a share of what the best one covers. Set by hand. */
const MIN_NEW_COVERAGE = 0.3;

/**
 * The best sentence and those that add to it: by covering more of the question, by continuing a chosen sentence, or by
 * being about as good as the best. `candidates` are best first, and so is the result.
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

/** Weight of the question that the sentences cover together. */
function coverageOf(sentences: Candidate[]): number {
  const best = new Map<string, number>();
  for (const { covered } of sentences)
    for (const [term, weight] of covered) best.set(term, Math.max(weight, best.get(term) ?? 0));
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}
