import { centre, medianPitch, nearestIndex } from '../geometry.ts';
import { toBlock } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import type { Rules } from '../pdf/page-rules.ts';
import { footnoteMarksIn } from './footnote-marks.ts';
import { piecesOf } from './pieces.ts';
import { positionalColumns } from './positional-headers.ts';
import type { ScheduleValue } from './row-context.ts';
import { ruledColumns } from './ruled-headers.ts';
import { isMark, scheduleMarks } from './schedule-marks.ts';
import type { ScheduleColumn } from './schedule-column.ts';

/** From left to right. */
export interface ScheduleHeaders {
  columns: ScheduleColumn[];
}

interface ScheduleCells {
  /** Outermost first. Marks without a certain header are left out. */
  marks: string[][];
  values: ScheduleValue[];
  /** Of these headers. */
  footnoteMarks: string[];
}

// Set by eye on the schedules of the development protocols.

/** From columns read on another page, as a share of the pitch. */
const MAX_FIT_OFFSET = 0.3;

/** Characters; longer texts are remarks over several columns. */
const MAX_VALUE_LENGTH = 24;

/** Null without headers or marks. */
export function readScheduleHeaders(headers: Row[], body: Row[], rules: Rules): ScheduleHeaders | null {
  const marks = body.flatMap(scheduleMarks);
  if (marks.length === 0 || headers.length === 0) return null;
  return { columns: ruledColumns(headers, marks, rules) ?? positionalColumns(headers, marks) };
}

/** For rows of another page. */
export function fitsColumns(rows: Row[], { columns }: ScheduleHeaders): boolean {
  const centres = columns.map((column) => column.centre);
  const room = MAX_FIT_OFFSET * medianPitch(centres);
  const marks = rows.flatMap(scheduleMarks).map(centre);
  return marks.length > 0 && marks.every((mark) => Math.abs((centres[nearestIndex(centres, mark)] ?? 0) - mark) < room);
}

export function readScheduleRow(row: Row, { columns }: ScheduleHeaders): ScheduleCells {
  const centres = columns.map((column) => column.centre);
  const cells: ScheduleCells = { marks: [], values: [], footnoteMarks: [] };
  const values = new Map<ScheduleColumn, ScheduleValue>();
  for (const piece of piecesOf(row).slice(1)) {
    const middle = centre(piece);
    const column = columns[nearestIndex(centres, middle)];
    if (!column || column.headers.length === 0 || middle < column.left || middle > column.right) continue;
    const headers = column.headers.map(({ name, header }) => fullName(name, header.text));
    if (isMark(piece)) cells.marks.push(headers);
    else if (piece.text.length <= MAX_VALUE_LENGTH) {
      // The lines of one cell.
      const above = values.get(column);
      values.set(column, { headers, text: above ? `${above.text} ${piece.text}` : piece.text });
    }
    cells.footnoteMarks.push(...column.headers.flatMap(({ header }) => footnoteMarksIn(toBlock([header]))));
  }
  return { ...cells, values: [...values.values()] };
}

/** Names of lines of times and visits; others name the rows below: "Assessments". */
const TIME = /\b(?:visit|week|day|month|cycle|hour|time|window)s?\b/i;
/** "Screening", "Week 4", "30 days after", "1M": more than a bare number. */
const NAMED = /^\p{L}{4}|^\p{L}+[ \d-]|^[^\p{L}\d]*\d+\s?(?:d|days?|wks?|weeks?|months?)\s\p{L}|^\d+\p{L}/iu;

/** Numbers get the name of their line ("Week 12"), and short names that of a visit ("Visit ET"). */
function fullName(line: string, header: string): string {
  if (NAMED.test(header) || !TIME.test(line)) return header;
  const isNumber = /\d/.test(header) || header === 'NA';
  return isNumber || /^visit\b/i.test(line) ? `${line} ${header}` : header;
}
