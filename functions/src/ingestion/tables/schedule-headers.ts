import { centre, cluster, medianPitch, nearestIndex } from '../geometry.ts';
import { toBlock } from '../layout/blocks.ts';
import type { Row } from '../layout/rows.ts';
import { footnoteMarksIn } from './footnote-marks.ts';
import { headersOverColumns } from './header-spans.ts';
import { headerLines, piecesOf, type Piece } from './pieces.ts';
import type { ScheduleValue } from './row-context.ts';
import { isMark, scheduleMarks } from './schedule-marks.ts';

/** `name` is its label: "Visit", "Week". */
interface HeaderLine {
  name: string;
  /** Per column; undefined where uncertain. */
  over: (Piece | undefined)[];
}

/** `columns` are centres. */
export interface ScheduleHeaders {
  columns: number[];
  lines: HeaderLine[];
}

interface ScheduleCells {
  /** Outermost first. Marks without a certain header are left out. */
  marks: string[][];
  values: ScheduleValue[];
  /** Of these headers. */
  footnoteMarks: string[];
}

// Offsets are shares of the column pitch. Set by eye on the schedules of the development protocols.

/** Names need not be centred like marks. */
const LABEL_MARGIN_PT = 2;

const SAME_LEVEL_PT = 2;

/** From the centre of the spanned columns. */
const MAX_SPAN_OFFSET = 0.25;

/** From columns read on another page. */
const MAX_FIT_OFFSET = 0.3;

const MAX_CELL_OFFSET = 0.6;

/** Further left is the row's label. */
const HALF_COLUMN = 0.5;

/** Characters; longer texts are remarks over several columns. */
const MAX_VALUE_LENGTH = 24;

/** Null without headers or marks. */
export function readScheduleHeaders(headers: Row[], body: Row[]): ScheduleHeaders | null {
  const marks = body.flatMap(scheduleMarks);
  if (marks.length === 0 || headers.length === 0) return null;
  const labelEdge = Math.min(...marks.map((mark) => mark.left)) - LABEL_MARGIN_PT;
  const lines = headerLines(headers.flatMap((row) => row.blocks));
  const overMarks = lines.map((line) => line.filter((piece) => centre(piece) > labelEdge));
  const columns = columnsOf(overMarks, marks);
  const placed: (Piece | undefined)[][] = [];
  for (const line of overMarks.toReversed()) placed.unshift(placeLine(columns, line, placed));
  return {
    columns,
    lines: lines.map((line, at) => ({
      name: line
        .filter((piece) => centre(piece) <= labelEdge)
        .map((piece) => piece.text)
        .join(' '),
      over: placed[at] ?? [],
    })),
  };
}

/** For rows of another page. */
export function fitsColumns(rows: Row[], { columns }: ScheduleHeaders): boolean {
  const room = MAX_FIT_OFFSET * medianPitch(columns);
  const marks = rows.flatMap(scheduleMarks).map(centre);
  return marks.length > 0 && marks.every((mark) => Math.abs((columns[nearestIndex(columns, mark)] ?? 0) - mark) < room);
}

export function readScheduleRow(row: Row, { columns, lines }: ScheduleHeaders): ScheduleCells {
  const pitch = medianPitch(columns);
  const firstColumn = (columns[0] ?? 0) - HALF_COLUMN * pitch;
  const cells: ScheduleCells = { marks: [], values: [], footnoteMarks: [] };
  for (const piece of piecesOf(row).slice(1)) {
    const column = nearestIndex(columns, centre(piece));
    if (Math.abs((columns[column] ?? 0) - centre(piece)) > MAX_CELL_OFFSET * pitch) continue;
    const above = lines.flatMap(({ name, over }) => {
      const header = over[column];
      return header ? [{ name, header }] : [];
    });
    if (above.length === 0 || centre(piece) < firstColumn) continue;
    const headers = above.map(({ name, header }) => fullName(name, header.text));
    if (isMark(piece)) cells.marks.push(headers);
    else if (piece.text.length <= MAX_VALUE_LENGTH) cells.values.push({ headers, text: piece.text });
    cells.footnoteMarks.push(...above.flatMap(({ header }) => footnoteMarksIn(toBlock([header]))));
  }
  return cells;
}

/** The fullest line's headers, or the marks' positions if no line has one each. */
function columnsOf(lines: Piece[][], marks: Piece[]): number[] {
  const fullest = lines.reduce((best, line) => (line.length >= best.length ? line : best), []);
  const clusters = cluster(marks.map(centre));
  return fullest.length >= clusters.length ? fullest.map(centre).sort((a, b) => a - b) : clusters;
}

/**
 * Headers under a spanning one begin on one level; a single-column header beside it is centred vertically and begins on
 * another.
 */
function placeLine(columns: number[], line: Piece[], below: (Piece | undefined)[][]): (Piece | undefined)[] {
  const next = columns.map((_, at) => below.map((headers) => headers[at]).find((header) => header !== undefined));
  const direct = headersOverColumns(columns, line, () => false);
  const placed = headersOverColumns(columns, line, (header, at) =>
    direct.every((own, other) => own !== header || areLevel(next[at], next[other])),
  );
  for (const header of line) {
    const [first, last] = [direct.indexOf(header), direct.lastIndexOf(header)];
    if (first === -1 || !areLevel(next[first], next[last])) continue;
    const isLevel = (at: number) => (direct[at] ?? header) === header && areLevel(next[at], next[first]);
    const from = columns.findLastIndex((_, at) => at < first && !isLevel(at));
    const to = columns.findIndex((_, at) => at > last && !isLevel(at));
    const span = columns.slice(from + 1, to === -1 ? undefined : to);
    const middle = ((span[0] ?? 0) + (span.at(-1) ?? 0)) / 2;
    const isCentred = Math.abs(middle - centre(header)) <= MAX_SPAN_OFFSET * medianPitch(columns);
    if (from !== -1 && to !== -1 && isCentred) placed.fill(header, from + 1, to);
  }
  return placed;
}

function areLevel(a: Piece | undefined, b: Piece | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a.y - b.y) < SAME_LEVEL_PT;
}

/** Numbers get the name of their line ("Week 12"), words do not. */
function fullName(line: string, header: string): string {
  return /^\p{L}{4}|^\p{L}+[ \d-]/u.test(header) ? header : `${line} ${header}`.trim();
}
