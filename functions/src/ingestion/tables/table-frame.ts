import { joinText } from '../layout/blocks.ts';
import type { Row } from '../layout/rows.ts';
import { countHeaderRows } from './header-rows.ts';
import { fitsColumns, readScheduleHeaders, type ScheduleHeaders } from './schedule-headers.ts';
import { isSchedule } from './schedule-marks.ts';

/** What the rows of a table need to be understood: its caption and its headers. */
export interface TableFrame {
  caption: string;
  headers: Row[];
  /** Null for a table that is no schedule. */
  schedule: ScheduleHeaders | null;
}

/** Rows of one page that belong to one table. */
export interface TableRegion {
  frame: TableFrame;
  body: Row[];
}

/** What is known of a table before its rows are read. */
export interface TableStart {
  /** The caption above; empty for none. */
  caption: string;
  bodyFont: string;
  /** The table that continues here, or null. */
  before: TableFrame | null;
}

/** Headers that a page repeats may be cut into this many rows more than on the page before. */
const MORE_HEADER_ROWS = 2;

/** Separates headers from rows. A table that continues from the page before keeps the headers it had there. */
export function frameTable(rows: Row[], { caption, bodyFont, before }: TableStart): TableRegion {
  const repeated = before ? countRepeated(rows, before.headers) : 0;
  const position = { bodyFont, captioned: caption !== '', continued: before !== null };
  const count = repeated > 0 ? repeated : countHeaderRows(rows, position);
  const headers = rows.slice(0, count);
  const body = rows.slice(count);
  if (before && (count === 0 || repeated > 0)) {
    const fits = before.schedule === null || fitsColumns(body, before.schedule);
    return {
      frame: fits ? before : { ...before, schedule: readScheduleHeaders(headers, body) ?? before.schedule },
      body,
    };
  }
  const schedule = isSchedule(rows) ? readScheduleHeaders(headers, body) : null;
  return { frame: { caption: caption || (before?.caption ?? ''), headers, schedule }, body };
}

/**
 * The parts of a table that repeats its column headers in between, each under a title of its own ("Dose level 2"). One
 * part when it does not.
 */
export function splitAtHeaders({ frame, body }: TableRegion): TableRegion[] {
  const lowest = textOf(frame.headers.slice(-1));
  const again = body.findIndex((row) => lowest !== '' && row.blocks.length > 1 && textOf([row]) === lowest);
  if (again === -1) return [{ frame, body }];
  const before = body.slice(0, again);
  const titles = before.length - 1 - before.findLastIndex((row) => row.blocks.length > 1);
  const start = again - Math.min(titles, frame.headers.length - 1);
  const headers = body.slice(start, again + 1);
  const rest = body.slice(again + 1);
  const schedule = frame.schedule && (readScheduleHeaders(headers, rest) ?? frame.schedule);
  const next = { frame: { ...frame, headers, schedule }, body: rest };
  return [{ frame, body: body.slice(0, start) }, ...splitAtHeaders(next)];
}

/** How many rows have the text of the headers on the page before, however it is cut into cells. */
function countRepeated(rows: Row[], headers: Row[]): number {
  const sought = textOf(headers);
  for (let count = 1; sought !== '' && count <= headers.length + MORE_HEADER_ROWS; count++)
    if (textOf(rows.slice(0, count)) === sought) return count;
  return 0;
}

function textOf(rows: Row[]): string {
  return joinText(rows.flatMap((row) => row.blocks)).replace(/\s/g, '');
}
