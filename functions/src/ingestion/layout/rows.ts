import { overlapAcross, overlapDown } from '../geometry.ts';
import { CELL_OVERLAP_PT, isNextLine, toBlock, toBlocks, type Block } from './blocks.ts';
import type { Run } from '../pdf/page-text.ts';
import { isLoneMark } from './list-mark.ts';
import { readRuledRows, runsOf } from './ruled-rows.ts';
import type { SegmentedPage } from './segments.ts';
import type { Row } from './row.ts';

// Set by eye on the development protocols.

/** Preceding paragraphs that may turn out to be the cell beside a block. */
const CELL_PARAGRAPHS = 6;

const SHARED_HEIGHT_PT = 0.5;

const JUMP_PT = 20;

/** Share of rows; above it, file order is not reading order. */
const MAX_JUMPS = 0.2;

/** In reading order. */
export function toRows(page: SegmentedPage): Row[] {
  const { stretches, others } = readRuledRows(page);
  const rows: Row[] = [];
  for (const block of toBlocks(others)) place(rows, block, page.page);
  const order = new Map(page.segments.flatMap(({ runs }) => runs).map((run, at) => [run, at]));
  for (const stretch of stretches) rows.splice(placeFor(stretch, rows, order), 0, ...stretch);
  return inReadingOrder(rows);
}

/** The only space between rows that it fills, else as in the file. */
function placeFor(table: Row[], rows: Row[], order: Map<Run, number>): number {
  const [top, bottom] = [table[0]?.top ?? 0, table.at(-1)?.bottom ?? 0];
  const spaces = Array.from({ length: rows.length + 1 }, (_, at) => at).filter((at) => {
    const [above, below] = [rows[at - 1]?.bottom ?? Infinity, rows[at]?.top ?? -Infinity];
    return above > top - JUMP_PT / 2 && below < bottom + JUMP_PT / 2;
  });
  if (spaces.length === 1) return spaces[0] ?? 0;
  const first = (row: Row) => Math.min(...runsOf(row).map((run) => order.get(run) ?? Infinity));
  const start = Math.min(...table.map(first));
  const after = rows.findIndex((row) => first(row) > start);
  return after === -1 ? rows.length : after;
}

/** File order keeps text columns apart, unless it jumps about the page. */
function inReadingOrder(rows: Row[]): Row[] {
  const jumps = rows.filter((row, index) => row.top > (rows[index - 1]?.bottom ?? Infinity) + JUMP_PT).length;
  return jumps > MAX_JUMPS * rows.length ? rows.toSorted((a, b) => b.top - a.top) : rows;
}

function place(rows: Row[], block: Block, page: number): void {
  const last = rows.at(-1);
  const cell = last?.blocks.at(-1);
  if (last && cell && continuesCell(last, block)) {
    last.blocks.splice(-1, 1, toBlock([...cell.segments, ...block.segments]));
    last.top = Math.max(last.top, block.top);
    last.bottom = Math.min(last.bottom, block.bottom);
    return;
  }
  const from = rows.findIndex((row, index) => index >= rows.length - CELL_PARAGRAPHS && isBeside(row, block));
  const beside = from === -1 ? [] : rows.slice(from);
  const [first] = beside;
  const isClear = (other: Block) => block.left >= other.right - CELL_OVERLAP_PT || !shareHeight(other, block);
  if (!first || !beside.every((row) => row.blocks.every(isClear))) {
    rows.push({ page, blocks: [block], top: block.top, bottom: block.bottom });
    return;
  }
  // Rows beside one block are the paragraphs of one cell.
  const cells = beside.length > 1 ? stackCells(beside) : first.blocks;
  rows.splice(from, rows.length - from, {
    page,
    blocks: [...cells, block],
    top: Math.max(block.top, ...beside.map((row) => row.top)),
    bottom: Math.min(block.bottom, ...beside.map((row) => row.bottom)),
  });
}

function stackCells(rows: Row[]): Block[] {
  const blocks = rows.flatMap((row) => row.blocks);
  return rows.every((row) => row.blocks.length === 1) ? [toBlock(blocks.flatMap((block) => block.segments))] : blocks;
}

function continuesCell(row: Row, block: Block): boolean {
  const [before, cell] = row.blocks.slice(-2);
  const lastLine = cell?.segments.at(-1);
  const firstLine = block.segments[0];
  if (!before || !cell || !lastLine || !firstLine || (isLoneMark(before.text) && isLoneMark(block.text))) return false;
  const height = Math.max(lastLine.height, firstLine.height);
  const inColumn = block.left > before.right && block.left >= cell.left - height && overlapAcross(block, cell);
  return inColumn && isNextLine(lastLine, firstLine);
}

function isBeside(row: Row, block: Block): boolean {
  const right = Math.max(...row.blocks.map((other) => (shareHeight(other, block) ? other.right : -Infinity)));
  return shareHeight(row, block) && block.left >= right - CELL_OVERLAP_PT;
}

function shareHeight(a: Pick<Row, 'top' | 'bottom'>, b: Pick<Row, 'top' | 'bottom'>): boolean {
  return overlapDown(a, b, SHARED_HEIGHT_PT);
}
