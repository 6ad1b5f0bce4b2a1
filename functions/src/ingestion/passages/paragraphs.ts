import { joinText, type Block } from '../layout/blocks.ts';

// Set by eye on the development protocols.

/** Paragraphs are joined up to this many characters: a passage is about one thing and still states it whole. */
const PASSAGE_LENGTH = 600;

/** A sentence that continues in the next paragraph keeps both together up to this many characters. */
const MAX_PASSAGE_LENGTH = 1400;

/** A line that ends within so many ems of the right edge is full. */
const FULL_LINE_EM = 6;

/** Shorter paragraphs, in characters, are names and labels. */
const MIN_PARAGRAPH_LENGTH = 40;

const ENDED = /[.:;!?]["”’)\]]*$/u;
/** More must follow a lower-case word at the end of a full line, and a comma. */
const OPEN = /(?:\s\p{Ll}[\p{Ll}-]*|[,&])$/u;
/** A single letter is the mark of a footnote. */
const LOWER_CASE_WORD = /^\(?\p{Ll}[\p{L}’'-]+[\s,./)]/u;

/** Whether a paragraph still fits into a passage of these. */
export function fitsPassage(paragraphs: Block[], next: Block): boolean {
  const length = joinText(paragraphs).length + next.text.length;
  return length <= (continuesSentence(paragraphs.at(-1), next) ? MAX_PASSAGE_LENGTH : PASSAGE_LENGTH);
}

/** The text of paragraphs, a line each; a sentence split over two of them remains on one line. */
export function joinParagraphs(blocks: Block[]): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1];
    return before ? `${text}${continuesSentence(before, block) ? ' ' : '\n'}${block.text}` : block.text;
  }, '');
}

/** Whether a sentence continues in the next block, as where its font changes or its line is set off. */
function continuesSentence(before: Block | undefined, next: Block): boolean {
  const last = before?.segments.at(-1);
  if (!before || !last || before.text.length < MIN_PARAGRAPH_LENGTH || ENDED.test(before.text)) return false;
  if (!shareFont(before, next)) return false;
  const isFull = last.right > next.right - FULL_LINE_EM * last.height;
  return LOWER_CASE_WORD.test(next.text) || (isFull && OPEN.test(before.text) && /^\p{L}/u.test(next.text));
}

/** A heading and the text below it have no font in common. */
function shareFont(before: Block, next: Block): boolean {
  const fonts = new Set(before.segments.flatMap(({ runs }) => runs.map((run) => run.font)));
  return next.segments.some(({ runs }) => runs.some((run) => fonts.has(run.font)));
}
