import { joinText } from '../layout/blocks.ts';
import type { Row } from '../layout/rows.ts';
import { countHeaderRows } from './header-rows.ts';
import { fitsColumns, readScheduleHeaders, type ScheduleHeaders } from './schedule-headers.ts';
import { isSchedule } from './schedule-marks.ts';

export interface TableFrame {
  caption: string;
  headers: Row[];
  /** Null unless a schedule. */
  schedule: ScheduleHeaders | null;
}

export interface TableRegion {
  frame: TableFrame;
  body: Row[];
}

export interface TableStart {
  /** Empty for none. */
  caption: string;
  bodyFont: string;
  /** From the previous page. */
  before: TableFrame | null;
}

/** A page may cut repeated headers into more rows. Set by eye on the development protocols. */
const MORE_HEADER_ROWS = 2;

/** A continued table keeps its headers. */
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

/** Splits where headers repeat, as under "Dose level 2". */
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

/** Leading rows with the text of `headers`, however it is cut into cells. */
function countRepeated(rows: Row[], headers: Row[]): number {
  const sought = textOf(headers);
  for (let count = 1; sought !== '' && count <= headers.length + MORE_HEADER_ROWS; count++)
    if (textOf(rows.slice(0, count)) === sought) return count;
  return 0;
}

function textOf(rows: Row[]): string {
  return joinText(rows.flatMap((row) => row.blocks)).replace(/\s/g, '');
}
