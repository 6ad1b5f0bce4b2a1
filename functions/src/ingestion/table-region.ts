import { marksOf, readHeads, type ScheduleHeads } from './table-heads.ts';
import type { Row } from './layout.ts';

/** What a table's rows need to be understood: its caption and its heads. */
export interface TableFrame {
  caption: string;
  heads: Row[];
  schedule: ScheduleHeads | null;
}

/** Rows of one page that belong to one table. */
export interface TableRegion {
  frame: TableFrame;
  body: Row[];
}

/** How long a row of one cell may be and still be part of a table (a group's name, a cell that goes on). */
const LONE_CELL = 110;

/**
 * How many of the rows from `start` on make up a table: rows of several cells, and single cells between them. Zero
 * when there is none.
 */
export function tableLength(rows: Row[], start: number, breaks: (row: Row) => boolean): number {
  let end = start;
  let cells = 0;
  for (let at = start; at < rows.length; at++) {
    const row = rows[at];
    if (!row || breaks(row)) break;
    if (row.blocks.length > 1) {
      end = at + 1;
      cells++;
      continue;
    }
    const lone = (row.blocks[0]?.text.length ?? 0) > LONE_CELL;
    if (lone || at - end >= 2) break;
  }
  return cells >= 2 ? end - start : 0;
}

/** Tells heads from rows. A table that goes on from the page before keeps the heads it had there. */
export function frameTable(
  rows: Row[],
  options: { caption: string; bodyFont: string; before: TableFrame | null },
): TableRegion {
  const firstMarked = rows.findIndex((row) => marksOf(row).length > 0);
  const isSchedule = rows.filter((row) => marksOf(row).length > 0).length >= 3;
  const headCount = isSchedule ? countScheduleHeads(rows, firstMarked) : countHeads(rows, options.bodyFont);
  const { before } = options;
  if (headCount === 0 && before) return { frame: before, body: rows };
  const heads = rows.slice(0, headCount);
  const body = rows.slice(headCount);
  const schedule = isSchedule ? readHeads(heads, body) : null;
  return { frame: { caption: options.caption || (before?.caption ?? ''), heads, schedule }, body };
}

/** The heads of a schedule end with the last row over the first mark that has something in several columns. */
function countScheduleHeads(rows: Row[], firstMarked: number): number {
  return rows.slice(0, firstMarked).findLastIndex((row) => row.blocks.length > 2) + 1;
}

/** Heads are set in another font than the text below them. */
function countHeads(rows: Row[], bodyFont: string): number {
  const first = rows.findIndex((row) =>
    row.blocks.some((block) => block.segments.some((segment) => segment.runs.some((run) => run.font === bodyFont))),
  );
  return first > 0 && first <= 4 ? first : 0;
}
