import { joinText } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import type { Rules } from '../pdf/page-rules.ts';
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
  /** Of the page. */
  rules: Rules;
}

export interface TableStart {
  /** Empty for none. */
  caption: string;
  bodyFont: string;
  /** From the previous page. */
  before: TableFrame | null;
  rules: Rules;
}

/** A page may cut repeated headers into more rows. Set by eye on the development protocols. */
const MORE_HEADER_ROWS = 2;

/** A continued table keeps its headers. */
export function frameTable(rows: Row[], { caption, bodyFont, before, rules }: TableStart): TableRegion {
  const repeated = before ? countRepeated(rows, before.headers) : 0;
  const position = { bodyFont, captioned: caption !== '', continued: before !== null };
  const count = repeated > 0 ? repeated : countHeaderRows(rows, position);
  const headers = rows.slice(0, count);
  const body = rows.slice(count);
  if (before && (count === 0 || repeated > 0)) {
    const fits = before.schedule === null || fitsColumns(body, before.schedule);
    return {
      frame: fits ? before : { ...before, schedule: readScheduleHeaders(headers, body, rules) ?? before.schedule },
      body,
      rules,
    };
  }
  const schedule = isSchedule(rows) ? readScheduleHeaders(headers, body, rules) : null;
  return { frame: { caption: caption || (before?.caption ?? ''), headers, schedule }, body, rules };
}

/** Splits where headers repeat, as under "Dose level 2". */
export function splitAtHeaders({ frame, body, rules }: TableRegion): TableRegion[] {
  const lowest = textOf(frame.headers.slice(-1));
  const again = body.findIndex((row) => lowest !== '' && row.blocks.length > 1 && textOf([row]) === lowest);
  if (again === -1) return [{ frame, body, rules }];
  const before = body.slice(0, again);
  const titles = before.length - 1 - before.findLastIndex((row) => row.blocks.length > 1);
  const start = again - Math.min(titles, frame.headers.length - 1);
  const headers = body.slice(start, again + 1);
  const rest = body.slice(again + 1);
  const schedule = frame.schedule && (readScheduleHeaders(headers, rest, rules) ?? frame.schedule);
  const next = { frame: { ...frame, headers, schedule }, body: rest, rules };
  return [{ frame, body: body.slice(0, start), rules }, ...splitAtHeaders(next)];
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
