import type { Block } from './layout.ts';

/** How near to the right edge, in heights of its font, a line ends that was broken for want of room. */
const NEAR_EDGE = 6;

/** Shorter paragraphs are names and labels, whatever follows them. */
const SHORTEST = 40;

const ENDED = /[.:;!?]["”’)\]]*$/u;
/** More must follow a word in small letters at the end of a full line, and a comma. */
const OPEN = /(?:\s\p{Ll}[\p{Ll}-]*|[,&])$/u;
/** One letter by itself is the mark of a footnote. */
const GOES_ON = /^\(?\p{Ll}[\p{L}’'-]+[\s,./)]/u;

/** Whether a sentence goes on from one block of prose to the next, as where its font changes or its line is set off. */
export function goesOn(before: Block | undefined, next: Block): boolean {
  const last = before?.segments.at(-1);
  if (!before || !last || before.text.length < SHORTEST || ENDED.test(before.text) || !shareFont(before, next))
    return false;
  const isFull = last.right > next.right - NEAR_EDGE * last.height;
  return GOES_ON.test(next.text) || (isFull && OPEN.test(before.text) && /^\p{L}/u.test(next.text));
}

/** The text of blocks of prose: each paragraph begins a line. */
export function joinParagraphs(blocks: Block[]): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1];
    return before ? `${text}${goesOn(before, block) ? ' ' : '\n'}${block.text}` : block.text;
  }, '');
}

/** A heading and the text below it have no font in common. */
function shareFont(before: Block, next: Block): boolean {
  const fonts = new Set(before.segments.flatMap(({ runs }) => runs.map((run) => run.font)));
  return next.segments.some(({ runs }) => runs.some((run) => fonts.has(run.font)));
}
