import { centre, cluster, medianPitch, nearestIndex } from '../geometry.ts';
import { toBlock } from '../layout/blocks.ts';
import type { Row } from '../layout/rows.ts';
import { footnoteMarksIn } from './footnote-marks.ts';
import { headersOverColumns } from './header-spans.ts';
import { headerLines, piecesOf, type Piece } from './pieces.ts';
import type { ScheduleValue } from './row-context.ts';
import { isMark, scheduleMarks } from './schedule-marks.ts';

/** A line of headers and its own name ("Visit", "Week"). */
interface HeaderLine {
  name: string;
  /** The header over each column; undefined where it is uncertain. */
  over: (Piece | undefined)[];
}

/** The columns of a schedule, by their centres, with the headers over them. */
export interface ScheduleHeaders {
  columns: number[];
  lines: HeaderLine[];
}

/** The cells of a schedule's row with the headers above them. */
interface ScheduleCells {
  /** For each mark the headers above it, outermost first. Marks without a certain header are left out. */
  marks: string[][];
  /** Other cells. */
  values: ScheduleValue[];
  /** The footnotes that the headers of these cells refer to. */
  footnoteMarks: string[];
}

// Set by eye on the schedules of the development protocols.

/** Column names begin this far, in points, before the first mark: marks are centred, names need not be. */
const LABEL_MARGIN_PT = 2;

/** Headers whose baselines differ by less, in points, are on one level. */
const SAME_LEVEL_PT = 2;

/** A header over several columns is off their centre by at most this share of the pitch. */
const MAX_SPAN_OFFSET = 0.25;

/** Marks that fit columns read on another page are off them by less than this share of the pitch. */
const MAX_FIT_OFFSET = 0.3;

/** A cell is off its column by at most this share of the pitch. */
const MAX_CELL_OFFSET = 0.6;

/** Half the pitch: anything further left is the row's label. */
const HALF_COLUMN = 0.5;

/** Longer texts, in characters, are remarks over several columns and not values of one. */
const MAX_VALUE_LENGTH = 24;

/** Reads the headers over the marks of a schedule. Null when there are no headers or no marks. */
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

/** Whether the marks of these rows are in the columns of headers that were read on another page. */
export function fitsColumns(rows: Row[], { columns }: ScheduleHeaders): boolean {
  const room = MAX_FIT_OFFSET * medianPitch(columns);
  const marks = rows.flatMap(scheduleMarks).map(centre);
  return marks.length > 0 && marks.every((mark) => Math.abs((columns[nearestIndex(columns, mark)] ?? 0) - mark) < room);
}

/** Reads a row of a schedule under its headers. */
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

/** The columns are the fullest line's headers, or the marks' own positions when no line has one for each. */
function columnsOf(lines: Piece[][], marks: Piece[]): number[] {
  const fullest = lines.reduce((best, line) => (line.length >= best.length ? line : best), []);
  const clusters = cluster(marks.map(centre));
  return fullest.length >= clusters.length ? fullest.map(centre).sort((a, b) => a - b) : clusters;
}

/**
 * The header of a line over each column, given the lines below. The headers below a spanning one begin on one level; a
 * header beside it that belongs to a single column is centred on both lines and begins on another.
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

/** A number needs the name of its line ("Week 12"), a word does not. */
function fullName(line: string, header: string): string {
  return /^\p{L}{4}|^\p{L}+[ \d-]/u.test(header) ? header : `${line} ${header}`.trim();
}
