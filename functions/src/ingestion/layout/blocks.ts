import { CAP_HEIGHT_EM, DESCENT_EM, LINE_PITCH_EM, MIN_LINE_PITCH_EM, overlapAcross } from '../geometry.ts';
import { isCaption } from './caption.ts';
import { isLoneMark, startsItem } from './list-mark.ts';
import type { Segment } from './segments.ts';

export interface Block {
  segments: Segment[];
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// Set by eye on the development protocols.

const SAME_BASELINE_PT = 1;

/** Widths of italics are inexact. */
export const CELL_OVERLAP_PT = 1;

const INDENT_EM = 1.2;

/** Of the sums of left and right edges, between centred lines. */
const CENTRED_PT = 6;

const SAME_START_PT = 1;

/** Between a list mark and a line below it. */
const SAME_EDGE_PT = 2;

/** Indent of an item's further lines. */
const HANGING_EM = 0.5;

const SINGLE_SPACING_EM = 1.2;

export function joinText(pieces: { text: string }[]): string {
  return pieces
    .map((piece) => piece.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function toBlock(segments: Segment[]): Block {
  return {
    segments,
    text: joinText(segments),
    left: Math.min(...segments.map((segment) => segment.left)),
    right: Math.max(...segments.map((segment) => segment.right)),
    top: Math.max(...segments.map((segment) => segment.y + CAP_HEIGHT_EM * segment.height)),
    bottom: Math.min(...segments.map((segment) => segment.y - DESCENT_EM * segment.height)),
  };
}

export function toBlocks(segments: Segment[]): Block[] {
  const blocks: Segment[][] = [];
  for (const [at, segment] of segments.entries()) {
    const block = blocks.at(-1);
    const before = block?.at(-1);
    const first = block?.[0];
    const isNextRow = areCells(blocks.at(-2)?.[0], first) && segment.left < (first?.left ?? 0) - segment.height;
    const hasCellBeside = areCells(segment, segments[at + 1]);
    const beginsRow = hasCellBeside && (isCaption(first?.text ?? '') || isLoneMark(segment.text));
    const leavesItem = first && before && startsItem(first.text) && isBelowItem({ first, before, segments }, segment);
    const isWithin = block && before && countsOn(block, segment) && isNextLine(before, segment);
    if (isWithin || (block && before && !isNextRow && !beginsRow && !leavesItem && continuesBlock(before, segment)))
      block.push(segment);
    else blocks.push([segment]);
  }
  return blocks.map(toBlock);
}

/** Whether `right` is the next cell of the row. */
function areCells(left: Segment | undefined, right: Segment | undefined): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    Math.abs(left.y - right.y) < SAME_BASELINE_PT &&
    right.left > left.right - CELL_OVERLAP_PT
  );
}

function continuesBlock(before: Segment, next: Segment): boolean {
  const down = before.y - next.y;
  if (next.runs[0]?.startsBlock && !switchesFont(before, next, down)) return false;
  if (startsItem(next.text) || isIndented(before, next)) return false;
  return isNextLine(before, next) && overlapAcross(before, next);
}

/** Of a sentence that counts its parts: `…: 1) adults, and`, `(a) in writing, or`. */
function countsOn(lines: Segment[], { text, left }: Segment): boolean {
  const [, bracket = '', mark = ''] = /^(\(?)(\d|[a-z])\)\s/.exec(text) ?? [];
  const [first] = lines;
  if (!mark || !first) return false;
  const edge = startsItem(first.text) ? lines.slice(1).at(-1) : first;
  if (!edge || Math.abs(edge.left - left) > SAME_START_PT) return false;
  const before = String.fromCharCode(mark.charCodeAt(0) - 1);
  return joinText(lines).includes(` ${bracket}${before}) `);
}

interface ItemLines {
  first: Segment;
  before: Segment;
  /** Of the page. */
  segments: Segment[];
}

/** Whether a line returns to the mark's edge or beyond, as the next paragraph does. */
function isBelowItem({ first, before, segments }: ItemLines, next: Segment): boolean {
  if (!/^\p{Lu}/u.test(next.text) || before.text.endsWith(':')) return false;
  if (next.left < first.left - SAME_EDGE_PT) return true;
  const isAtEdge = (segment: Segment) => Math.abs(segment.left - first.left) <= SAME_EDGE_PT;
  const isHanging = before.left > next.left + HANGING_EM * next.height;
  const right = Math.max(...segments.map((segment) => (isAtEdge(segment) ? segment.right : 0)));
  return isAtEdge(next) && (isHanging || before.right + firstWordWidth(next) + next.height < right);
}

function firstWordWidth({ text, left, right }: Segment): number {
  const [word = ''] = text.split(' ');
  return ((right - left) * word.length) / text.length;
}

export function isNextLine(before: Segment, next: Segment): boolean {
  const height = Math.max(before.height, next.height);
  const down = before.y - next.y;
  return down > MIN_LINE_PITCH_EM * height && down <= LINE_PITCH_EM * height;
}

function isIndented(before: Segment, next: Segment): boolean {
  const centred = Math.abs(before.left + before.right - next.left - next.right) < CENTRED_PT;
  return next.left - before.left > INDENT_EM * next.height && !centred && !startsItem(before.text);
}

/** Files start a new block in mid-paragraph when a line ends with a symbol in another font. */
function switchesFont(before: Segment, next: Segment, down: number): boolean {
  const [first, last] = [before.runs[0], before.runs.at(-1)];
  const isAligned = Math.abs(before.left - next.left) < SAME_START_PT;
  return first?.font !== last?.font && isAligned && down <= SINGLE_SPACING_EM * next.height;
}
