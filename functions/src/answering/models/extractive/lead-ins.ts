import { itemsAfter, leadInsOf, placeIn, type PlacedSentence } from '../../retrieval/lead-ins.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/** Above this many items, a sentence that leads into a list is shown without it. */
const MOST_ITEMS = 15;

/** Puts the items of a list after the sentence that leads into it. */
export function withItems(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  return chosen.flatMap((one) => {
    const items = one.shown === undefined ? itemsAfter(one) : [];
    return items.length > MOST_ITEMS ? [one] : [one, ...items];
  });
}

/** Puts the items of a list together, and its lead-ins before them, unless the lines above, in document order, have them. */
export function withLeadIns(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const shown = new Set<string>();
  let above = new Set<string>();
  const ordered = listsTogether(chosen);
  return ordered.flatMap((one, at) => {
    const before = ordered[at - 1];
    if (before && !isAfter(one, before)) above = new Set();
    if (shown.has(keyOf(one))) return [];
    const lines = [...leadInsOf(one).filter((leadIn) => !above.has(keyOf(leadIn))), one];
    for (const key of lines.map(keyOf)) {
      shown.add(key);
      above.add(key);
    }
    return lines;
  });
}

/** Items of one list are where the first of them is, in the document's order. */
function listsTogether(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const lists = new Map<string, ChosenSentence[]>();
  for (const one of chosen) {
    const key = keyOf(leadInsOf(one)[0] ?? one);
    lists.set(key, [...(lists.get(key) ?? []), one]);
  }
  return [...lists.values()].flatMap((items) =>
    items.toSorted((one, other) => placeIn(one.found) - placeIn(other.found)),
  );
}

function keyOf({ found, sentence }: PlacedSentence): string {
  return `${found.key} ${sentence}`;
}

function isAfter({ found: one }: PlacedSentence, { found: before }: PlacedSentence): boolean {
  return one.document.id === before.document.id && placeIn(one) >= placeIn(before);
}
