import { isCaption } from '../tables/caption.ts';
import { isLoneMark, startsItem } from './list-mark.ts';
import type { PageText, Run } from '../pdf/page-text.ts';

/** Words on one baseline with no wide gap between them. */
export interface Segment {
  runs: Run[];
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
}

/** A paragraph or a cell: segments below one another. */
export interface Block {
  segments: Segment[];
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Blocks side by side: a table's row, or a paragraph by itself. */
export interface Row {
  page: number;
  blocks: Block[];
  top: number;
  bottom: number;
}

/** A page cut into segments, in the order of the file. */
export interface SegmentedPage extends Omit<PageText, 'runs'> {
  segments: Segment[];
}

/** How far apart, in heights of the font, words stand when they are cells and not one line. */
const CELL_GAP = 1.3;

/** How many paragraphs above a block may turn out to be the cell beside it. */
const CELL_PARAGRAPHS = 6;

/** A paragraph's lines are at most this many heights of the font apart. */
const LINE_PITCH = 1.75;

/** Joins the runs of a page into segments. */
export function segmentPage({ runs, ...page }: PageText): SegmentedPage {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && continuesLine(before, run)) group.push(run);
    else groups.push([run]);
  }
  return { ...page, segments: marksFirst(groups.map(toSegment)) };
}

/** Some files draw a list's marks after the text that they stand before. */
function marksFirst(segments: Segment[]): Segment[] {
  const ordered = [...segments];
  for (const [at, mark] of segments.entries()) {
    const text = segments[at - 1];
    const isBefore = text && Math.abs(text.y - mark.y) < 2 && mark.right <= text.left && isLoneMark(mark.text);
    if (isBefore) ordered.splice(at - 1, 2, mark, text);
  }
  return ordered;
}

/** Joins the segments of a page into blocks, and blocks side by side into rows, from top to bottom. */
export function layOut(page: SegmentedPage): Row[] {
  const blocks: Segment[][] = [];
  for (const [at, segment] of page.segments.entries()) {
    const block = blocks.at(-1);
    const before = block?.at(-1);
    const isCell = isOnLine(blocks.at(-2)?.[0], block?.[0]) && segment.left < (block?.[0]?.left ?? 0) - segment.height;
    const beginsTable = isCaption(block?.[0]?.text ?? '') && isOnLine(segment, page.segments[at + 1]);
    const beginsItem = isLoneMark(segment.text) && isOnLine(segment, page.segments[at + 1]);
    if (block && before && !isCell && !beginsTable && !beginsItem && continuesBlock(before, segment))
      block.push(segment);
    else blocks.push([segment]);
  }
  const rows: Row[] = [];
  for (const block of blocks.map(toBlock)) place(rows, block, page.page);
  return inReadingOrder(rows);
}

/** The file's own order, which keeps columns apart, unless it jumps about too much to be one. */
function inReadingOrder(rows: Row[]): Row[] {
  const upwards = rows.filter((row, index) => row.top > (rows[index - 1]?.bottom ?? Infinity) + 20).length;
  return upwards > 0.2 * rows.length ? rows.toSorted((a, b) => b.top - a.top) : rows;
}

/** The text of pieces that follow one another, with single spaces. */
export function joinText(pieces: { text: string }[]): string {
  return pieces
    .map((piece) => piece.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A block of these segments. */
export function toBlock(segments: Segment[]): Block {
  return {
    segments,
    text: joinText(segments),
    left: Math.min(...segments.map((segment) => segment.left)),
    right: Math.max(...segments.map((segment) => segment.right)),
    top: Math.max(...segments.map((segment) => segment.y + 0.75 * segment.height)),
    bottom: Math.min(...segments.map((segment) => segment.y - 0.2 * segment.height)),
  };
}

/** A segment of these runs. */
export function toSegment(runs: Run[]): Segment {
  const tallest = runs.reduce((best, run) => (run.height > best.height ? run : best));
  let text = '';
  let before: Run | undefined;
  for (const run of runs) {
    if (before && run.left - before.right > 0.12 * Math.min(before.height, run.height)) text += ' ';
    text += run.text;
    before = run;
  }
  return {
    runs,
    text: text.replace(/\s+/g, ' ').trim(),
    left: Math.min(...runs.map((run) => run.left)),
    right: Math.max(...runs.map((run) => run.right)),
    y: tallest.y,
    height: tallest.height,
  };
}

/** Raised and lowered characters belong to the line they stand in. */
function continuesLine(before: Run, run: Run): boolean {
  const height = Math.max(before.height, run.height);
  const gap = run.left - before.right;
  if (gap > CELL_GAP * height || gap < -0.5 * height) return false;
  const [low, high] = [before.y, before.y + 0.75 * before.height];
  const [runLow, runHigh] = [run.y, run.y + 0.75 * run.height];
  const overlap = Math.min(high, runHigh) - Math.max(low, runLow);
  return overlap >= 0.4 * Math.min(high - low, runHigh - runLow);
}

/** Whether the second piece stands beside the first, as one cell beside another. */
function isOnLine(left: Segment | undefined, right: Segment | undefined): boolean {
  return left !== undefined && right !== undefined && Math.abs(left.y - right.y) < 1 && right.left > left.right - 1;
}

function continuesBlock(before: Segment, next: Segment): boolean {
  const height = Math.max(before.height, next.height);
  const down = before.y - next.y;
  if (next.runs[0]?.startsBlock && !switchesFont(before, next, down)) return false;
  if (startsItem(next.text) || isIndented(before, next)) return false;
  return down > 0.3 * height && down <= LINE_PITCH * height && next.left < before.right && before.left < next.right;
}

/** A line further in than the one above begins something, unless the line above is an item or both are centred. */
function isIndented(before: Segment, next: Segment): boolean {
  const centred = Math.abs(before.left + before.right - next.left - next.right) < 6;
  return next.left - before.left > 1.2 * next.height && !centred && !startsItem(before.text);
}

/** A symbol from another font at a line's end makes a file begin anew though the paragraph goes on. */
function switchesFont(before: Segment, next: Segment, down: number): boolean {
  const [first, last] = [before.runs[0], before.runs.at(-1)];
  return first?.font !== last?.font && Math.abs(before.left - next.left) < 1 && down <= 1.2 * next.height;
}

/** Puts the next block of the file beside what it stands beside, or below everything. */
function place(rows: Row[], block: Block, page: number): void {
  const last = rows.at(-1);
  const cell = last?.blocks.at(-1);
  if (last && cell && continuesCell(last, block)) {
    last.blocks.splice(-1, 1, toBlock([...cell.segments, ...block.segments]));
    stretch(last, block);
    return;
  }
  const from = rows.findIndex((row, index) => index >= rows.length - CELL_PARAGRAPHS && isBeside(row, block));
  const beside = from === -1 ? [] : rows.slice(from);
  const [first] = beside;
  if (
    !first ||
    !beside.every((row) => row.blocks.every((other) => block.left >= other.right - 1 || !overlap(other, block)))
  ) {
    rows.push({ page, blocks: [block], top: block.top, bottom: block.bottom });
    return;
  }
  // What seemed rows below one another were paragraphs of one cell.
  const cells = beside.length > 1 ? [stackCells(beside)].flat() : first.blocks;
  rows.splice(from, rows.length - from, {
    page,
    blocks: [...cells, block],
    top: Math.max(block.top, ...beside.map((row) => row.top)),
    bottom: Math.min(block.bottom, ...beside.map((row) => row.bottom)),
  });
}

/** Rows of a single cell each are paragraphs of that cell. */
function stackCells(rows: Row[]): Block[] {
  const blocks = rows.flatMap((row) => row.blocks);
  return rows.every((row) => row.blocks.length === 1) ? [toBlock(blocks.flatMap((block) => block.segments))] : blocks;
}

/** A further paragraph of a row's last cell: right below it, and not reaching into the column before. */
function continuesCell(row: Row, block: Block): boolean {
  const [before, cell] = row.blocks.slice(-2);
  const lastLine = cell?.segments.at(-1);
  const firstLine = block.segments[0];
  if (!before || !cell || !lastLine || !firstLine || (isLoneMark(before.text) && isLoneMark(block.text))) return false;
  const down = lastLine.y - firstLine.y;
  const height = Math.max(lastLine.height, firstLine.height);
  const inColumn =
    block.left > before.right && block.left >= cell.left - height && block.left < cell.right && cell.left < block.right;
  return inColumn && down > 0.3 * height && down <= LINE_PITCH * height;
}

function stretch(row: Row, block: Block): void {
  row.top = Math.max(row.top, block.top);
  row.bottom = Math.min(row.bottom, block.bottom);
}

function isBeside(row: Row, block: Block): boolean {
  const right = Math.max(...row.blocks.map((other) => (overlap(other, block) ? other.right : -Infinity)));
  return overlap(row, block) && block.left >= right - 1;
}

function overlap(a: { top: number; bottom: number }, b: { top: number; bottom: number }): boolean {
  return a.top > b.bottom + 0.5 && a.bottom < b.top - 0.5;
}
