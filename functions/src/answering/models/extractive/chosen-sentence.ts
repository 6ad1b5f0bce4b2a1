import { displayedSentence } from '../../../ingestion/passages/render-context.ts';
import type { PlacedSentence } from '../../retrieval/lead-ins.ts';
import type { ModelSentence } from '../draft-model.ts';
import { mergeAlike } from './merge-alike.ts';
import { withItems, withLeadIns } from './lead-ins.ts';

/** A verbatim sentence or row chosen for an answer. */
export interface ChosenSentence extends PlacedSentence {
  /** Replaces the displayed sentence; every word of it is on the page, in the row or its headers. */
  shown?: string;
  /** The same sentence elsewhere. */
  also?: PlacedSentence[];
}

/** Sentences that make sense alone, each once: list items and their lead-ins together, repetitions as further citations. */
export function toSentences(chosen: readonly ChosenSentence[]): ModelSentence[] {
  return withLeadIns(withItems(mergeAlike(chosen))).map(({ found, sentence, shown, also = [] }) => ({
    text: shown ?? displayedSentence(found.passage, sentence),
    quotes: [{ found, sentence }, ...also].map((one) => ({ passageKey: one.found.key, quote: one.sentence })),
  }));
}
