import { joinText, type Block } from '../layout/blocks.ts';

// Lengths in characters. Set by eye on the development protocols.

/** Long enough to state a matter whole, short enough to be about one. */
const PASSAGE_LENGTH = 600;

/** When a sentence continues in the next paragraph. */
const MAX_PASSAGE_LENGTH = 1400;

/** Distance from the right edge. */
const FULL_LINE_EM = 6;

/** Shorter ones are names and labels. */
const MIN_PARAGRAPH_LENGTH = 40;

const ENDED = /[.:;!?]["”’)\]]*$/u;
/** Needs more text: a comma, or a lower-case word at the end of a full line. */
const OPEN = /(?:\s\p{Ll}[\p{Ll}-]*|[,&])$/u;
/** Single letters are footnote marks. */
const LOWER_CASE_WORD = /^\(?\p{Ll}[\p{L}’'-]+(?:[\s,./):;]|$)/u;
/** A limit: `≥10 seconds`. */
const LIMIT = /^[≥≤<>±=]\s?\d/u;
/** Ends before a limit or in brackets. */
const CUT_OFF = /[≥≤<>±=(]$/u;

export function fitsPassage(paragraphs: Block[], next: Block): boolean {
  const length = joinText(paragraphs).length + next.text.length;
  return length <= (continuesSentence(paragraphs.at(-1), next) ? MAX_PASSAGE_LENGTH : PASSAGE_LENGTH);
}

/** One line per paragraph, or per sentence split over two. */
export function joinParagraphs(blocks: Block[]): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1];
    return before ? `${text}${continuesSentence(before, block) ? ' ' : '\n'}${block.text}` : block.text;
  }, '');
}

/** With the paragraph before, if they share a sentence. */
export function startedSentence(paragraphs: Block[], next: Block): string {
  const before = paragraphs.at(-1);
  return before && continuesSentence(before, next) ? joinText([before, next]) : next.text;
}

/** Sentences are split where the font changes or a line is set off. */
function continuesSentence(before: Block | undefined, next: Block): boolean {
  return before !== undefined && before.text.length >= MIN_PARAGRAPH_LENGTH && isCutOff(before, next);
}

export function continuesItem(item: Block[], next: Block): boolean {
  const last = item.at(-1);
  return last !== undefined && isCutOff(last, next);
}

function isCutOff(before: Block, next: Block): boolean {
  const last = before.segments.at(-1);
  if (!last || ENDED.test(before.text) || !shareFont(before, next)) return false;
  if (LOWER_CASE_WORD.test(next.text) || LIMIT.test(next.text) || CUT_OFF.test(before.text)) return true;
  const isFull = last.right > next.right - FULL_LINE_EM * last.height;
  return isFull && OPEN.test(before.text) && /^\(?\p{L}/u.test(next.text);
}

/** A heading and its text share no font. */
function shareFont(before: Block, next: Block): boolean {
  const fonts = new Set(before.segments.flatMap(({ runs }) => runs.map((run) => run.font)));
  return next.segments.some(({ runs }) => runs.some((run) => fonts.has(run.font)));
}
