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
const LOWER_CASE_WORD = /^\(?\p{Ll}[\p{L}’'-]+[\s,./)]/u;

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

/** Sentences are split where the font changes or a line is set off. */
function continuesSentence(before: Block | undefined, next: Block): boolean {
  const last = before?.segments.at(-1);
  if (!before || !last || before.text.length < MIN_PARAGRAPH_LENGTH || ENDED.test(before.text)) return false;
  if (!shareFont(before, next)) return false;
  const isFull = last.right > next.right - FULL_LINE_EM * last.height;
  return LOWER_CASE_WORD.test(next.text) || (isFull && OPEN.test(before.text) && /^\p{L}/u.test(next.text));
}

/** A heading and its text share no font. */
function shareFont(before: Block, next: Block): boolean {
  const fonts = new Set(before.segments.flatMap(({ runs }) => runs.map((run) => run.font)));
  return next.segments.some(({ runs }) => runs.some((run) => fonts.has(run.font)));
}
