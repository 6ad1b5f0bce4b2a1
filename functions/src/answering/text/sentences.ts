import type { Passage } from '../../ingestion/passages/passage.ts';

/** Words whose full stop does not end a sentence. */
const ABBREVIATED =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|no|nos|dr|mr|ms|mrs|prof|fig|ref|refs|sec|al|incl|max|min|resp|st|inc|ltd|co)|\b\p{Lu}|^\(?\d{1,2}|(?:^|\s)[a-z])\.$/iu;

/** A hyphen right before a number is its sign. */
const BULLET = /^(?:[•●○▪■◦·*\uF0B7\uF0A7\uF02D\uF0D8\uF0FC]|[o–-](?=\s))\s*/u;

/** Some files draw the numbers of a list elsewhere than before its items, so neither is verbatim together. */
const NUMBER = /^\(?(?:\d{1,2}|[a-zA-Z]|[ivx]+)[.)]\s+/u;

/** What a short form stands for answers nothing; the pairs are read for search where the document is filed. */
const ABBREVIATIONS = /\babbreviations\b/i;

/** The longest piece shown as one sentence; a longer one is cut where a clause ends. */
const LONGEST = 420;

/**
 * The sentences of a passage as they stand in it, verbatim but for the mark before a list's item; a table's row is
 * one sentence when it is short. What only names something (a heading, a caption, an
 * abbreviation in its list) is none.
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

/** A heading's label lacks the full stop that may follow its number on the page. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '');
}

function splitParagraph(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const piece of paragraph.split(/(?<=[.?!]["”’)\]]?)\s+(?=["“([]?[\p{Lu}\d])/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATED.test(before)) sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
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
