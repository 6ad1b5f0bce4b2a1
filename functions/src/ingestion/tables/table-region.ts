import { countHeads, isSchedule } from './head-rows.ts';
import { joinText, type Row } from '../layout/layout.ts';
import { fitsColumns, readHeads, type ScheduleHeads } from './table-heads.ts';

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
  { caption, bodyFont, before }: { caption: string; bodyFont: string; before: TableFrame | null },
): TableRegion {
  const repeated = before ? countRepeated(rows, before.heads) : 0;
  const count =
    repeated > 0 ? repeated : countHeads(rows, { bodyFont, captioned: caption !== '', goesOn: before !== null });
  const heads = rows.slice(0, count);
  const body = rows.slice(count);
  if (before && (count === 0 || repeated > 0)) {
    const fits = before.schedule === null || fitsColumns(body, before.schedule);
    return { frame: fits ? before : { ...before, schedule: readHeads(heads, body) ?? before.schedule }, body };
  }
  const schedule = isSchedule(rows) ? readHeads(heads, body) : null;
  return { frame: { caption: caption || (before?.caption ?? ''), heads, schedule }, body };
}

/**
 * The parts of a table that repeats the heads of its columns in between, each under a title of its own ("Dose level 2").
 * One part when it does not.
 */
export function splitAtHeads({ frame, body }: TableRegion): TableRegion[] {
  const leaf = textOf(frame.heads.slice(-1));
  const again = body.findIndex((row) => leaf !== '' && row.blocks.length > 1 && textOf([row]) === leaf);
  if (again === -1) return [{ frame, body }];
  const before = body.slice(0, again);
  const titles = before.length - 1 - before.findLastIndex((row) => row.blocks.length > 1);
  const start = again - Math.min(titles, frame.heads.length - 1);
  const heads = body.slice(start, again + 1);
  const rest = body.slice(again + 1);
  const schedule = frame.schedule && (readHeads(heads, rest) ?? frame.schedule);
  return [{ frame, body: body.slice(0, start) }, ...splitAtHeads({ frame: { ...frame, heads, schedule }, body: rest })];
}

/** How many rows say the same as the heads on the page before, however they are cut into cells. */
function countRepeated(rows: Row[], heads: Row[]): number {
  const sought = textOf(heads);
  for (let count = 1; sought !== '' && count <= heads.length + 2; count++)
    if (textOf(rows.slice(0, count)) === sought) return count;
  return 0;
}

function textOf(rows: Row[]): string {
  return joinText(rows.flatMap((row) => row.blocks)).replace(/\s/g, '');
}
