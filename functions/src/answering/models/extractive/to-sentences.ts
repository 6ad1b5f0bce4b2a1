import { displayedSentence } from '../../../ingestion/passages/render-context.ts';
import { wholeSentence } from '../../text/sentences.ts';
import { termsOf } from '../../text/terms.ts';
import type { ModelSentence } from '../draft-model.ts';
import type { ChosenSentence } from './chosen-sentence.ts';
import { inContext } from './in-context.ts';
import { withItems, withLeadIns } from './lead-ins.ts';
import { mergeAlike } from './merge-alike.ts';
import { overPage } from './over-page.ts';

/** A line of at most five words, such as `Missed dose`. */
const TITLE = /^\p{Lu}[\p{L}'/-]*(?: [\p{L}'/-]+){0,4}$/u;

/** As `toSentences`, of an answer: rules with their exceptions, pronouns with what they refer to. */
export function answerSentences(chosen: readonly ChosenSentence[]): ModelSentence[] {
  return toSentences(inContext(chosen));
}

/** Sentences that make sense alone, each once: list items and their lead-ins together, repetitions as further citations. */
export function toSentences(chosen: readonly ChosenSentence[]): ModelSentence[] {
  return withLeadIns(withItems(mergeAlike(chosen)))
    .map(whole)
    .map(overPage)
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at && !isTitle(one, all))
    .map(({ found, sentence, shown, also = [] }) => ({
      text: shown ?? displayedSentence(found.passage, sentence),
      quotes: [{ found, sentence }, ...also].map((one) => ({ passageKey: one.found.key, quote: one.sentence })),
    }));
}

/** Long sentences are searched in parts. */
function whole(one: ChosenSentence): ChosenSentence {
  return one.shown === undefined ? { ...one, sentence: wholeSentence(one.found.passage, one.sentence) } : one;
}

/** Parts of one sentence, which are shown as the whole of it. */
function isSame(one: ChosenSentence, other: ChosenSentence): boolean {
  return one.sentence === other.sentence && one.found.key === other.found.key && one.shown === other.shown;
}

/** Above sentences that have its words, so that it adds nothing. */
function isTitle({ found, sentence }: ChosenSentence, all: readonly ChosenSentence[]): boolean {
  const { key, passage } = found;
  if (passage.kind !== 'prose' || !TITLE.test(sentence) || !passage.text.split('\n').includes(sentence)) return false;
  const others = all.filter((other) => other.found.key === key && other.sentence !== sentence);
  const said = new Set(others.flatMap((other) => termsOf(other.sentence)));
  return termsOf(sentence).every((term) => said.has(term));
}
