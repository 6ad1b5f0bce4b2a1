import { BULLET_SIGNS } from '../../ingestion/layout/list-mark.ts';
import type { Passage } from '../../ingestion/passages/passage.ts';

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Abbreviations, initials and item marks, at which Intl.Segmenter wrongly ends a sentence. */
const ABBREVIATED =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|no|nos|dr|mr|ms|mrs|prof|fig|ref|refs|sec|al|incl|max|min|resp|st|inc|ltd|co)|\b\p{Lu}|^\(?\d{1,2}|(?:^|\s)[a-z])\.$/iu;

/** Except a hyphen before a number, which is a minus. */
const BULLET = new RegExp(`^(?:[${BULLET_SIGNS}]|[o–−-](?=\\s))\\s*`, 'u');

/** Removed, since some files draw it apart from its item, so the two would not be verbatim. */
const NUMBER = /^\(?(?:\d{1,2}|[a-zA-Z]|[ivx]+)[.)]\s+/u;

/** `7.10 Visit windows ········71` */
const CONTENTS_LINE = /[·.…_]{5,}\s*\d{1,4}\s*$/u;

/** These answer nothing; ingestion reads them for search. */
const ABBREVIATIONS = /\babbreviations\b/i;

/** `CT: computed tomography; EoT = End of Treatment; …` under a table. */
const ABBREVIATION =
  /(?:^|[;,:]\s*)(?=[\p{L}\d-]*\p{Lu}[\p{L}\d-]*\p{Lu})\p{L}[\p{L}\d-]*(?: [\p{Lu}\d-]+)?\s?[:=]\s?\p{L}/gu;
const FEWEST_LISTED = 3;

/** Characters; longer sentences are cut at a clause. Origin not recorded. */
const LONGEST = 420;

/** Characters of a sentence that is shown whole though only a part of it was found. */
const LONGEST_SHOWN = 900;

/**
 * Verbatim, but without bullets and item numbers. A table row is one sentence; headings, captions and lists of
 * abbreviations have none.
 */
export function sentencesOf(passage: Pick<Passage, 'text' | 'kind' | 'section'>): string[] {
  return wholeSentencesOf(passage).flatMap((sentence) => cutLong(sentence));
}

/** The sentence that a part was cut off from, if it can be shown; else the part. */
export function wholeSentence(passage: Pick<Passage, 'text' | 'kind' | 'section'>, part: string): string {
  const isWhole = (sentence: string) => sentence.length <= LONGEST_SHOWN && sentence.includes(part);
  return wholeSentencesOf(passage).find(isWhole) ?? part;
}

function wholeSentencesOf(passage: Pick<Passage, 'text' | 'kind' | 'section'>): string[] {
  const whole = passage.text.replace(BULLET, '');
  const above = passage.section.at(-1) ?? '';
  if (passage.kind === 'heading') return [];
  if (passage.kind === 'table' && ABBREVIATIONS.test(above)) return [];
  if (passage.kind === 'table') return [whole];
  const [first = '', ...rest] = (passage.kind === 'list' ? whole.replace(NUMBER, '') : whole).split('\n');
  const paragraphs = bare(first) === bare(above) ? rest : [first, ...rest];
  return paragraphs
    .filter((paragraph) => !CONTENTS_LINE.test(paragraph))
    .flatMap((paragraph) => splitParagraph(paragraph.replace(BULLET, '')))
    .filter((sentence) => (sentence.match(ABBREVIATION)?.length ?? 0) < FEWEST_LISTED);
}

/** The section path omits a full stop after the number. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '');
}

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
