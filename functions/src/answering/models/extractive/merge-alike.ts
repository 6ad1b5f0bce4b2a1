import { displayedSentence } from '../../../ingestion/passages/render-context.ts';
import { isAlike } from '../../text/alike.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/** Sentences in order, with near-identical later ones as further sources of the first. */
export function mergeAlike(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const merged: (ChosenSentence & { text: string })[] = [];
  for (const one of chosen) {
    const text = one.shown ?? displayedSentence(one.found.passage, one.sentence);
    const same = merged.find((other) => isAlike(text, other.text));
    if (!same) merged.push({ ...one, text });
    else if (!isSamePlace(same, one)) same.also = [...(same.also ?? []), { found: one.found, sentence: one.sentence }];
  }
  return merged;
}

function isSamePlace(one: ChosenSentence, other: ChosenSentence): boolean {
  return one.found.key === other.found.key && one.sentence === other.sentence;
}
