import { SHORTENED } from '../../ingestion/tables/shorten.ts';
import type { Passage } from '../../ingestion/passages/passage.ts';
import { sentencesOf } from '../text/sentences.ts';
import { scopePassage, type ScopePassage } from './scope.ts';

/** Verbatim. */
export interface PlacedSentence {
  found: ScopePassage;
  sentence: string;
}

/** Passages between an item and its lead-in: thirty criteria with items of their own are 80. */
const FARTHEST = 200;

/** Sentences of a list item that is shown whole: those after the first are its conditions. */
export const SHORT_ITEM = 4;

/** Letters and digits; parts of a shorter line are in any lead-in. */
const SHORTEST_LEAD_IN = 8;

/** `The following are major deviations. They are reported at once:` */
const SPEAKS_OF_LIST = /^(?:they|these|those|this|it|such)\b/iu;

/**
 * Above a list item, what completes it, outermost first; above its further sentences also its first. Empty for other
 * sentences.
 */
export function leadInsOf({ found, sentence }: PlacedSentence): PlacedSentence[] {
  const { document, passage } = found;
  const { leadIn = [] } = passage.context;
  if (leadIn.length === 0) return [];
  const before = document.file.passages.slice(0, placeIn(found)).slice(-FARTHEST).reverse();
  const leads = leadIn.flatMap((text): PlacedSentence[] => {
    const above = before.find((one) => bare(one.text).includes(bare(text)));
    return above
      ? linesWith(text, above).map((line) => ({ found: scopePassage(found.document, above), sentence: line }))
      : [];
  });
  const [first] = sentencesOf(passage);
  return first === undefined || first === sentence ? leads : [...leads, { found, sentence: first }];
}

/** The sentence, with those before it that say what it is about. */
function linesWith(text: string, above: Passage): string[] {
  const sentences = sentencesOf(above);
  const last = sentences.findLastIndex((one) => includesEither(one, text));
  return last === -1 ? [] : sentences.slice(startOfLeadIn(sentences, last), last + 1);
}

function startOfLeadIn(sentences: readonly string[], last: number): number {
  let start = last;
  while (start > 0 && SPEAKS_OF_LIST.test(sentences[start] ?? '')) start--;
  return start;
}

/** In order; empty unless the sentence leads into a list. */
export function itemsAfter({ found, sentence }: PlacedSentence): PlacedSentence[] {
  const sentences = sentencesOf(found.passage);
  const last = sentences.at(-1);
  const isLeading = sentences.slice(startOfLeadIn(sentences, sentences.length - 1)).includes(sentence);
  if (last === undefined || !isLeading) return [];
  const below = found.document.file.passages.slice(placeIn(found) + 1);
  const end = below.findIndex(({ context }) => !(context.leadIn ?? []).some((text) => isLeadIn(text, last)));
  return (end === -1 ? below : below.slice(0, end)).flatMap((passage) =>
    sentencesOf(passage).map((text) => ({ found: scopePassage(found.document, passage), sentence: text })),
  );
}

/** Position in the document. */
export function placeIn({ document, passage }: ScopePassage): number {
  return document.file.passages.findIndex(({ id }) => id === passage.id);
}

function isLeadIn(text: string, line: string): boolean {
  return bare(line).length < SHORTEST_LEAD_IN
    ? bare(text) === bare(line) && bare(line) !== ''
    : includesEither(text, line);
}

function includesEither(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a.includes(b) || b.includes(a);
}

/** Sentences lack bullets and item numbers. */
function bare(text: string): string {
  return text.replace(SHORTENED, '').replace(/[^\p{L}\d]/gu, '');
}
