import { placeIn } from '../../retrieval/lead-ins.ts';
import { scopePassage, type ScopePassage } from '../../retrieval/scope.ts';
import { sentencesOf, wholeSentence } from '../../text/sentences.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/** A sentence that a page break cuts is shown whole, whichever half was found, and cited from both pages. */
export function overPage(one: ChosenSentence): ChosenSentence {
  const { found, sentence, shown, also = [] } = one;
  const { begun, goesOn } = found.passage.context;
  if (shown !== undefined) return one;
  const isEnd = begun !== undefined && sentence === firstOf(found);
  if (!isEnd && (goesOn === undefined || sentence !== lastOf(found))) return one;
  const other = beside(found, isEnd ? -1 : 1);
  const half = other && (isEnd ? lastOf(other) : firstOf(other));
  if (!half) return one;
  const [beginning, end] = isEnd ? [{ found: other, sentence: half }, one] : [one, { found: other, sentence: half }];
  return {
    found: beginning.found,
    sentence: beginning.sentence,
    shown: `${beginning.sentence} ${end.sentence}`,
    also: [{ found: end.found, sentence: end.sentence }, ...also],
  };
}

function firstOf({ passage }: ScopePassage): string {
  return wholeSentence(passage, sentencesOf(passage)[0] ?? '');
}

function lastOf({ passage }: ScopePassage): string {
  return wholeSentence(passage, sentencesOf(passage).at(-1) ?? '');
}

function beside(found: ScopePassage, steps: 1 | -1): ScopePassage | null {
  const other = found.document.file.passages[placeIn(found) + steps];
  return other ? scopePassage(found.document, other) : null;
}
