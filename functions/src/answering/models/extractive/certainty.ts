import type { Candidate } from './candidates.ts';

/** What separates right from wrong answers found by search, each from 0 up. */
export interface Signs {
  /** The most that one sentence has in common with the question, in rarity; grows with the question's length. */
  evidence: number;
  /** Weight of the question's most specific term in the best sentence. */
  specific: number;
  /** 1 if the best sentence has the kind of value asked for; half if the question implies none. */
  kind: number;
  /** 1 if the best sentence is in the passage that search ranks first, half in the second, a third in the third. */
  first: number;
}

/**
 * Logistic regression of right answers on the signs of 125 questions over six protocols.
 * `npm run eval -- --cross-validate` fits it anew without each protocol and prints these.
 */
const WEIGHTS: Record<keyof Signs | 'constant', number> = {
  constant: -7.49,
  evidence: 2.17,
  specific: 2.46,
  kind: 1.79,
  first: 1.6,
};

/** Null without candidates. Expects best first. */
export function signsOf(candidates: readonly Candidate[]): Signs | null {
  const [best] = candidates;
  if (!best) return null;
  return {
    evidence: Math.max(...candidates.map(({ evidence }) => evidence)),
    specific: Math.max(0, ...best.covered.values()),
    kind: best.isRightKind === null ? 0.5 : Number(best.isRightKind),
    first: 1 / (1 + best.passageAt),
  };
}

/** Estimated probability that the answer is right. */
export function certaintyOf(signs: Signs, weights = WEIGHTS): number {
  const names = Object.keys(signs) as (keyof Signs)[];
  const sum = names.reduce((total, name) => total + weights[name] * signs[name], weights.constant);
  return 1 / (1 + Math.exp(-sum));
}
