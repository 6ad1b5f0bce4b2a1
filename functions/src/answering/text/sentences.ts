import type { Passage } from '../../ingestion/passages/passage.ts';

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Where Intl.Segmenter ends a sentence and protocols do not: abbreviations, initials, and numbers or letters of items. */
const ABBREVIATED =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|no|nos|dr|mr|ms|mrs|prof|fig|ref|refs|sec|al|incl|max|min|resp|st|inc|ltd|co)|\b\p{Lu}|^\(?\d{1,2}|(?:^|\s)[a-z])\.$/iu;

/** A hyphen directly before a number is a minus sign. */
const BULLET = /^(?:[•●○▪■◦·*\uF0B7\uF0A7\uF02D\uF0D8\uF0FC]|[o–-](?=\s))\s*/u;

/** A list number is cut off: some files draw it apart from its item, so the two together are not verbatim. */
const NUMBER = /^\(?(?:\d{1,2}|[a-zA-Z]|[ivx]+)[.)]\s+/u;

/** Entries of a list of abbreviations answer nothing; ingestion reads them for search. */
const ABBREVIATIONS = /\babbreviations\b/i;

/** Characters shown as one sentence at most; longer ones are cut where a clause ends. */
const LONGEST = 420;

/**
 * The sentences of a passage, verbatim except for an item's bullet or number. A table row is one sentence. Headings,
 * captions and entries of a list of abbreviations are none.
 */
export function sentencesOf(passage: Pick<Passage, 'text' | 'kind' | 'section'>): string[] {
  const whole = passage.text.replace(BULLET, '');
  const above = passage.section.at(-1) ?? '';
  if (passage.kind === 'heading') return [];
  if (passage.kind === 'table' && ABBREVIATIONS.test(above)) return [];
  if (passage.kind === 'table') return whole.length <= LONGEST ? [whole] : cutLong(whole);
  const [first = '', ...rest] = (passage.kind === 'list' ? whole.replace(NUMBER, '') : whole).split('\n');
  const paragraphs = bare(first) === bare(above) ? rest : [first, ...rest];
  return paragraphs
    .flatMap((paragraph) => splitParagraph(paragraph.replace(BULLET, '')))
    .flatMap((sentence) => (sentence.length <= LONGEST ? [sentence] : cutLong(sentence)));
}

/** The section path omits the full stop that may follow a heading's number on the page. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '');
}

/** Slices of the paragraph, so that each sentence is verbatim. */
function splitParagraph(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { segment, index } of SEGMENTER.segment(paragraph)) {
    const end = index + segment.length;
    const sentence = paragraph.slice(start, end).trim();
    if (end < paragraph.length && ABBREVIATED.test(sentence)) continue;
    if (sentence !== '') sentences.push(sentence);
    start = end;
  }
  return sentences;
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const ends = [...sentence.matchAll(/[;:.]\s|,\s|\s/g)].map((match) => ({
    at: match.index + 1,
    weight: match[0].length === 1 ? 0 : match[0].startsWith(',') ? 1 : 2,
  }));
  const usable = ends.filter((end) => end.at > LONGEST * 0.4 && end.at <= LONGEST);
  const best = usable.reduce<(typeof usable)[number] | undefined>(
    (chosen, end) => (!chosen || end.weight >= chosen.weight ? end : chosen),
    undefined,
  );
  const at = best?.at ?? LONGEST;
  return [sentence.slice(0, at).trim(), ...cutLong(sentence.slice(at).trim())];
}
