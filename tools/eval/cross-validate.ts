import { certaintyOf } from '../../functions/src/answering/models/extractive/certainty.ts';
import { fitLogistic, type Example, type Weights } from './fit-logistic.ts';

/** A draft of extraction: a plain answer with its word, or a searched one with the signs of its certainty. */
export type Judged = { protocol: string; right: boolean } & ({ confidence: string } | { signs: Example['signs'] });

/** Shares that must be right of the answers from a threshold on, in the other protocols. */
const SHARES = { answer: 0.8, medium: 0.9 };

/** What a protocol's drafts are with weights and thresholds from the other protocols. */
export interface Fold {
  protocol: string;
  thresholds: { answer: number; medium: number };
  /** By word; of answers found by search, `medium` or `low`, and `withheld` below the threshold. */
  plain: Record<string, Tally>;
  searched: Record<string, Tally>;
}

export interface Tally {
  drafts: number;
  right: number;
}

export function crossValidate(judged: readonly Judged[]): Fold[] {
  return [...new Set(judged.map(({ protocol }) => protocol))].map((protocol) => {
    const others = judged.filter((one) => one.protocol !== protocol);
    const own = judged.filter((one) => one.protocol === protocol);
    const weights = fitLogistic(others.filter(isSearched));
    const thresholds = thresholdsFor(others.filter(isSearched), weights);
    return {
      protocol,
      thresholds,
      plain: tally(
        own.filter((one) => !isSearched(one)),
        (one) => ('confidence' in one ? one.confidence : ''),
      ),
      searched: tally(own.filter(isSearched), ({ signs }) => wordFor(certaintyOf(signs, weights), thresholds)),
    };
  });
}

/** Weights and thresholds from all protocols, as they are shipped. */
export function fitAll(judged: readonly Judged[]): { weights: Weights; thresholds: Fold['thresholds'] } {
  const examples = judged.filter(isSearched);
  const weights = fitLogistic(examples);
  return { weights, thresholds: thresholdsFor(examples, weights) };
}

function isSearched(one: Judged): one is Extract<Judged, { signs: unknown }> {
  return 'signs' in one;
}

/** The lowest certainties from which on enough answers are right. */
function thresholdsFor(examples: readonly Example[], weights: Weights): Fold['thresholds'] {
  const byCertainty = examples
    .map(({ signs, right }) => ({ certainty: certaintyOf(signs, weights), right }))
    .sort((a, b) => b.certainty - a.certainty);
  let right = 0;
  const from = { answer: 1, medium: 1 };
  for (const [at, one] of byCertainty.entries()) {
    right += Number(one.right);
    if (right / (at + 1) >= SHARES.answer) from.answer = one.certainty;
    if (right / (at + 1) >= SHARES.medium) from.medium = one.certainty;
  }
  return from;
}

function wordFor(certainty: number, { answer, medium }: Fold['thresholds']): string {
  if (certainty < answer) return 'withheld';
  return certainty < medium ? 'low' : 'medium';
}

function tally<T extends { right: boolean }>(
  drafts: readonly T[],
  wordOf: (draft: T) => string,
): Record<string, Tally> {
  const words: Record<string, Tally> = {};
  for (const draft of drafts) {
    const word = (words[wordOf(draft)] ??= { drafts: 0, right: 0 });
    word.drafts++;
    word.right += Number(draft.right);
  }
  return words;
}
