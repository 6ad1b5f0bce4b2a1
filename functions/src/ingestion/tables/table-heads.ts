import { centre, cluster, medianPitch, nearest, placeOver } from './head-columns.ts';
import { marksIn } from './footnote-marks.ts';
import { toBlock, type Block, type Row } from '../layout/layout.ts';
import type { Run } from '../pdf/page-text.ts';
import type { ScheduleValue } from './row-context.ts';

/** A head or a mark: runs that touch, or a cell of several lines. */
interface Piece {
  text: string;
  left: number;
  right: number;
  y: number;
  /** The baseline of its last line. */
  lowest: number;
  height: number;
  runs: Run[];
}

/** What stands over the columns of a table, line by line, and how the line itself is called ("Visit", "Week"). */
interface HeadLine {
  label: string;
  /** Head over each column; none where it is not plain which one is meant. */
  over: (Piece | undefined)[];
}

/** The columns of a schedule: where they are and what stands over them. */
export interface ScheduleHeads {
  columns: number[];
  lines: HeadLine[];
}

/** What the cells of a schedule's row say by where they stand. */
export interface ScheduleCells {
  /** For each mark the headers above it, outermost first. Marks without a certain header are left out. */
  marks: string[][];
  /** Other cells. */
  values: ScheduleValue[];
  /** The footnotes that the heads over these cells refer to. */
  footnotes: string[];
}

const MARK = /^\(?(?:[Xx]|[✓✔●√☒■])(?:\^?\(?[\p{Ll}\d*†‡§]{1,2}(?:,[\p{Ll}\d*†‡§]{1,2})*\)?)?\)?$/u;

/** Heads nearer to one another than this share of their height are one piece. */
const PIECE_GAP = 0.32;

/** The lines of one cell are at most this many heights of the font apart. */
const LINE_PITCH = 1.75;

/** What is longer is no value of one column, but a remark over several. */
const LONGEST_VALUE = 24;

/** The marks of a row, from left to right; a row without any is not one of a schedule. */
export function marksOf(row: Row): Piece[] {
  const [label, ...rest] = piecesOf(runsOf(row));
  const marks = rest.filter((piece) => MARK.test(piece.text));
  return label && !MARK.test(label.text) ? marks : [];
}

/** Reads the heads over the marks of a schedule's rows. Null when there are no heads or no marks. */
export function readHeads(heads: Row[], body: Row[]): ScheduleHeads | null {
  const marks = body.flatMap(marksOf);
  const firstMark = Math.min(...marks.map((mark) => mark.left));
  if (marks.length === 0 || heads.length === 0) return null;
  const labelEdge = firstMark - 2;
  const lines = headLines(heads.flatMap((row) => row.blocks));
  const over = lines.map((line) => line.filter((piece) => centre(piece) > labelEdge));
  const clusters = cluster(marks.map(centre));
  const longest = over.reduce((best, line) => (line.length >= best.length ? line : best), []);
  const columns = longest.length >= clusters.length ? longest.map(centre).sort((a, b) => a - b) : clusters;
  const placed: (Piece | undefined)[][] = [];
  for (const line of over.toReversed()) placed.unshift(placeHeads(columns, line, placed));
  return {
    columns,
    lines: lines.map((line, at) => ({
      label: line
        .filter((piece) => centre(piece) <= labelEdge)
        .map((piece) => piece.text)
        .join(' '),
      over: placed[at] ?? [],
    })),
  };
}

/**
 * Which head of a line stands over which column. Below a head over several columns theirs begin at one height; a head
 * beside it that belongs to one column alone is set in the middle of both lines.
 */
function placeHeads(columns: number[], line: Piece[], below: (Piece | undefined)[][]): (Piece | undefined)[] {
  const next = columns.map((_, at) => below.map((heads) => heads[at]).find((head) => head !== undefined));
  const level = (a: Piece | undefined, b: Piece | undefined) => a && b && Math.abs(a.y - b.y) < 2;
  const direct = placeOver(columns, line, () => false);
  const placed = placeOver(columns, line, (head, at) =>
    direct.every((own, other) => own !== head || level(next[at], next[other])),
  );
  for (const head of line) {
    const [first, last] = [direct.indexOf(head), direct.lastIndexOf(head)];
    if (first === -1 || !level(next[first], next[last])) continue;
    const isLevel = (at: number) => (direct[at] ?? head) === head && level(next[at], next[first]);
    const from = columns.findLastIndex((_, at) => at < first && !isLevel(at));
    const to = columns.findIndex((_, at) => at > last && !isLevel(at));
    const span = columns.slice(from + 1, to === -1 ? undefined : to);
    const middle = ((span[0] ?? 0) + (span.at(-1) ?? 0)) / 2;
    if (from === -1 || to === -1 || Math.abs(middle - centre(head)) > 0.25 * medianPitch(columns)) continue;
    for (let at = from + 1; at < to; at++) placed[at] = head;
  }
  return placed;
}

/** Whether the marks of these rows stand in the columns of heads that were read on another page. */
export function fitsColumns(rows: Row[], { columns }: ScheduleHeads): boolean {
  const room = 0.3 * medianPitch(columns);
  const marks = rows.flatMap(marksOf).map(centre);
  return marks.length > 0 && marks.every((mark) => Math.abs((columns[nearest(columns, mark)] ?? 0) - mark) < room);
}

/** Reads a row of a schedule under its heads. */
export function readCells(row: Row, heads: ScheduleHeads): ScheduleCells {
  const pitch = medianPitch(heads.columns);
  const firstColumn = (heads.columns[0] ?? 0) - 0.5 * pitch;
  const cells: ScheduleCells = { marks: [], values: [], footnotes: [] };
  for (const piece of piecesOf(runsOf(row)).slice(1)) {
    const column = nearest(heads.columns, centre(piece));
    if (Math.abs((heads.columns[column] ?? 0) - centre(piece)) > 0.6 * pitch) continue;
    const over = heads.lines.map(({ label, over }) => ({ label, head: over[column] }));
    const headers = over.flatMap(({ label, head }) => (head ? [nameOf(label, head.text)] : []));
    if (headers.length === 0 || centre(piece) < firstColumn) continue;
    if (MARK.test(piece.text)) cells.marks.push(headers);
    else if (piece.text.length <= LONGEST_VALUE) cells.values.push({ headers, text: piece.text });
    cells.footnotes.push(...over.flatMap(({ head }) => (head ? marksIn(toBlock([toLine(head)])) : [])));
  }
  return cells;
}

/** A number needs the name of its line ("Week 12"), a name does not. */
function nameOf(label: string, head: string): string {
  return /^\p{L}{4}|^\p{L}+[ \d-]/u.test(head) ? head : `${label} ${head}`.trim();
}

function toLine({ runs, text, left, right, y, height }: Piece) {
  return { runs, text, left, right, y, height };
}

function runsOf(row: Row): Run[] {
  return row.blocks.flatMap((block) => runsIn(block));
}

function runsIn(block: Block): Run[] {
  return block.segments.flatMap((segment) => segment.runs);
}

/** Runs joined where they touch; a raised footnote mark touches what it belongs to. */
function piecesOf(runs: Run[]): Piece[] {
  const pieces: Piece[] = [];
  for (const run of runs) {
    const piece = pieces.at(-1);
    const gap = piece ? run.left - piece.right : Infinity;
    const sameLine = piece && Math.abs(piece.y - run.y) < 0.6 * Math.max(piece.height, run.height);
    if (piece && sameLine && gap >= -1 && gap <= PIECE_GAP * piece.height) {
      // A raised mark refers to a footnote; it is no part of a head's name.
      const raised = run.height < 0.8 * piece.height && run.y > piece.y;
      if (!raised) piece.text += (gap > 0.12 * piece.height ? ' ' : '') + run.text.trim();
      piece.right = run.right;
      piece.runs.push(run);
    } else
      pieces.push({
        text: run.text.trim(),
        left: run.left,
        right: run.right,
        y: run.y,
        lowest: run.y,
        height: run.height,
        runs: [run],
      });
  }
  return pieces;
}

/** Heads in lines from top to bottom; a cell of two lines beside one of one line makes one line of heads. */
function headLines(blocks: Block[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of blocks.flatMap(cellsIn).sort((a, b) => b.y - a.y)) {
    const group = groups.at(-1);
    const lowest = group?.at(-1);
    if (group && lowest && lowest.y - piece.y < 0.75 * Math.min(lowest.height, piece.height)) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => {
    const cells: Piece[] = [];
    for (const piece of group) {
      const above = cells.find((cell) => overlap(cell, piece) && cell.y > piece.y);
      if (above) join(above, piece);
      else cells.push({ ...piece });
    }
    return cells.sort((a, b) => a.left - b.left);
  });
}

/** The cells of a block: the lines of one cell stand below one another, and nothing else stands below the first. */
function cellsIn(block: Block): Piece[] {
  const pieces = piecesOf(runsIn(block));
  const cells: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const above = cells.find(
      (cell) => overlap(cell, piece) && cell.lowest > piece.y && cell.lowest - piece.y <= LINE_PITCH * piece.height,
    );
    const beside = pieces.filter((other) => above && other !== piece && other.y === piece.y && overlap(above, other));
    if (above && beside.length === 0) join(above, piece);
    else cells.push({ ...piece, runs: [...piece.runs] });
  }
  return cells;
}

function join(above: Piece, piece: Piece): void {
  above.text += ` ${piece.text}`;
  above.left = Math.min(above.left, piece.left);
  above.right = Math.max(above.right, piece.right);
  above.lowest = Math.min(above.lowest, piece.lowest);
  above.runs.push(...piece.runs);
}

function overlap(a: Piece, b: Piece): boolean {
  return a.left < b.right && b.left < a.right;
}
