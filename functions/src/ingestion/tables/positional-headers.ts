import { centre, cluster, medianPitch } from '../geometry.ts';
import { headersOverColumns } from './header-spans.ts';
import { headerLines, type Piece } from './pieces.ts';
import type { Row } from '../layout/row.ts';
import type { ScheduleColumn } from './schedule-column.ts';

// Offsets are shares of the column pitch. Set by eye on the schedules of the development protocols.

/** Names need not be centred like marks. */
const LABEL_MARGIN_PT = 2;

const SAME_LEVEL_PT = 2;

/** From the centre of the spanned columns. */
const MAX_SPAN_OFFSET = 0.25;

/** Cells are up to this far from the centre of their column. */
const HALF_COLUMN = 0.6;

/** Further left of the first column is the row's label. */
const HALF_FIRST_COLUMN = 0.5;

export function positionalColumns(headers: Row[], marks: Piece[]): ScheduleColumn[] {
  const labelEdge = Math.min(...marks.map((mark) => mark.left)) - LABEL_MARGIN_PT;
  const lines = headerLines(headers.flatMap((row) => row.blocks));
  const overMarks = lines.map((line) => line.filter((piece) => centre(piece) > labelEdge));
  const columns = columnsOf(overMarks, marks);
  const placed: (Piece | undefined)[][] = [];
  for (const line of overMarks.toReversed()) placed.unshift(placeLine(columns, line, placed));
  const names = lines.map((line) =>
    line
      .filter((piece) => centre(piece) <= labelEdge)
      .map((piece) => piece.text)
      .join(' '),
  );
  const half = HALF_COLUMN * medianPitch(columns);
  return columns.map((middle, column) => ({
    centre: middle,
    left: middle - (column === 0 ? HALF_FIRST_COLUMN * medianPitch(columns) : half),
    right: middle + half,
    headers: placed.flatMap((over, line) => {
      const header = over[column];
      return header ? [{ name: names[line] ?? '', header }] : [];
    }),
  }));
}
/** The fullest line's headers, or the marks' positions if no line has one each. */
function columnsOf(lines: Piece[][], marks: Piece[]): number[] {
  const fullest = lines.reduce((best, line) => (line.length >= best.length ? line : best), []);
  const clusters = cluster(marks.map(centre));
  return fullest.length >= clusters.length ? fullest.map(centre).sort((a, b) => a - b) : clusters;
}

/** Headers under a spanning one begin on one level; one beside it is centred vertically and begins on another. */
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
