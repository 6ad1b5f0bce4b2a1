import { displayedSentence } from '../../../ingestion/passages/render-context.ts';
import type { ModelSentence } from '../draft-model.ts';
import type { ChosenSentence } from './chosen-sentence.ts';
import { withItems, withLeadIns } from './lead-ins.ts';
import { mergeAlike } from './merge-alike.ts';

/** Sentences that make sense alone, each once: list items and their lead-ins together, repetitions as further citations. */
export function toSentences(chosen: readonly ChosenSentence[]): ModelSentence[] {
  return withLeadIns(withItems(mergeAlike(chosen))).map(({ found, sentence, shown, also = [] }) => ({
    text: shown ?? displayedSentence(found.passage, sentence),
    quotes: [{ found, sentence }, ...also].map((one) => ({ passageKey: one.found.key, quote: one.sentence })),
  }));
}
