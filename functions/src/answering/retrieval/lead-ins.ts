import { SHORTENED } from '../../ingestion/tables/shorten.ts';
import type { Passage } from '../../ingestion/passages/passage.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { ScopePassage } from './scope.ts';

/** Verbatim. */
export interface PlacedSentence {
  found: ScopePassage;
  sentence: string;
}

/** Passages between an item and its lead-in; longer lists are rare. */
const FARTHEST = 60;

/** Letters and digits; parts of a shorter line are in any lead-in. */
const SHORTEST_LEAD_IN = 8;

/** Above a list item that completes them, outermost first; empty for other sentences. */
export function leadInsOf({ found, sentence }: PlacedSentence): PlacedSentence[] {
  const { document, passage } = found;
  const { leadIn = [] } = passage.context;
  if (leadIn.length === 0 || sentencesOf(passage)[0] !== sentence) return [];
  const before = document.file.passages.slice(0, placeIn(found)).slice(-FARTHEST).reverse();
  return leadIn.flatMap((text): PlacedSentence[] => {
    const above = before.find((one) => bare(one.text).includes(bare(text)));
    const line = above && sentencesOf(above).findLast((one) => includesEither(one, text));
    return above && line !== undefined ? [{ found: asScopePassage(found, above), sentence: line }] : [];
  });
}

/** In order; empty unless the sentence leads into a list. */
export function itemsAfter({ found, sentence }: PlacedSentence): PlacedSentence[] {
  if (sentencesOf(found.passage).at(-1) !== sentence || bare(sentence).length < SHORTEST_LEAD_IN) return [];
  const below = found.document.file.passages.slice(placeIn(found) + 1);
  const end = below.findIndex(({ context }) => !(context.leadIn ?? []).some((text) => includesEither(text, sentence)));
  return (end === -1 ? below : below.slice(0, end)).flatMap((passage) =>
    sentencesOf(passage).map((text) => ({ found: asScopePassage(found, passage), sentence: text })),
  );
}

/** Position in the document. */
export function placeIn({ document, passage }: ScopePassage): number {
  return document.file.passages.findIndex(({ id }) => id === passage.id);
}

function asScopePassage({ document }: ScopePassage, passage: Passage): ScopePassage {
  return { key: `${document.id}/${passage.id}`, document, passage };
}

function includesEither(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a.includes(b) || b.includes(a);
}

/** Sentences lack bullets and item numbers. */
function bare(text: string): string {
  return text.replace(SHORTENED, '').replace(/[^\p{L}\d]/gu, '');
}
