import type { Row } from './layout.ts';
import type { Run } from './page-text.ts';

/** A head or a mark: runs that touch, or a cell of several lines. */
interface Piece {
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
}

/** What stands over the columns of a table, line by line, and how the line itself is called ("Visit", "Week"). */
interface HeadLine {
  label: string;
  /** Head over each column; empty where it is not plain which one is meant. */
  over: string[];
}

/** The columns of a schedule: where they are and what stands over them. */
export interface ScheduleHeads {
  columns: number[];
  lines: HeadLine[];
}

const MARK = /^\(?(?:[Xx]|[✓✔●√☒■])[\p{L}\d,*†‡]{0,4}\)?$/u;

/** Heads nearer to one another than this share of their height are one piece. */
const PIECE_GAP = 0.32;

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
  const lines = headLines(heads.flatMap((row) => runsOf(row)));
  const clusters = cluster(marks.map(centre));
  const leaf = lines.map((line) => line.filter((piece) => centre(piece) > labelEdge).map(centre));
  const longest = leaf.reduce((best, line) => (line.length >= best.length ? line : best), []);
  const columns = longest.length >= clusters.length ? longest.toSorted((a, b) => a - b) : clusters;
  return {
    columns,
    lines: lines.map((line) => ({
      label: line
        .filter((piece) => centre(piece) <= labelEdge)
        .map((piece) => piece.text)
        .join(' '),
      over: nameColumns(
        columns,
        line.filter((piece) => centre(piece) > labelEdge),
      ),
    })),
  };
}

/** What stands over each mark of a row: `Visit 4, Week 2`. Marks over which nothing certain stands are left out. */
export function markedUnder(row: Row, heads: ScheduleHeads): string[] {
  const pitch = medianPitch(heads.columns);
  return marksOf(row).flatMap((mark) => {
    const column = nearest(heads.columns, centre(mark));
    if (Math.abs((heads.columns[column] ?? 0) - centre(mark)) > 0.6 * pitch) return [];
    const names = heads.lines.map((line) => [line.label, line.over[column] ?? '']).filter(([, over]) => over !== '');
    const name = names.map(([label, over]) => `${label ?? ''} ${over ?? ''}`.trim()).join(', ');
    return name === '' ? [] : [name];
  });
}

function runsOf(row: Row): Run[] {
  return row.blocks.flatMap((block) => block.segments.flatMap((segment) => segment.runs));
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
    } else pieces.push({ text: run.text.trim(), left: run.left, right: run.right, y: run.y, height: run.height });
  }
  return pieces;
}

/** Heads in lines from top to bottom; a cell of two lines beside one of one line makes one line of heads. */
function headLines(runs: Run[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of piecesOf(runs).sort((a, b) => b.y - a.y)) {
    const group = groups.at(-1);
    const lowest = group?.at(-1);
    if (group && lowest && lowest.y - piece.y < 0.75 * Math.min(lowest.height, piece.height)) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => {
    const cells: Piece[] = [];
    for (const piece of group) {
      const above = cells.find((cell) => piece.left < cell.right && cell.left < piece.right && cell.y > piece.y);
      if (above) {
        above.text += ` ${piece.text}`;
        above.left = Math.min(above.left, piece.left);
        above.right = Math.max(above.right, piece.right);
      } else cells.push({ ...piece });
    }
    return cells.sort((a, b) => a.left - b.left);
  });
}

/**
 * Which head stands over which column. A head over several columns is centred on them, so the heads of a line divide
 * the columns such that each lies in the middle of its own.
 */
function nameColumns(columns: number[], heads: Piece[]): string[] {
  const pitch = medianPitch(columns);
  const direct = columns.map((column) => {
    const over = heads.find((head) => column > head.left - 0.2 * pitch && column < head.right + 0.2 * pitch);
    return over?.text ?? '';
  });
  if (heads.length === 0 || heads.length > columns.length || heads.length >= 0.7 * columns.length) return direct;
  const division = divide(columns, heads.map(centre), pitch);
  if (!division) return direct;
  const names = columns.map((_, index) => heads[division[index] ?? -1]?.text ?? '');
  const agrees = direct.every((name, index) => name === '' || name === names[index]);
  return agrees ? names : direct;
}

/** The head of each column (or -1), or null when no division puts every head in the middle of its columns. */
function divide(columns: number[], heads: number[], pitch: number): number[] | null {
  interface Best {
    cost: number;
    owners: number[];
  }
  const memo = new Map<string, Best>();
  const best = (column: number, head: number): Best => {
    if (head === heads.length)
      return {
        cost: 0.8 * pitch * (columns.length - column),
        owners: Array(columns.length - column).fill(-1) as number[],
      };
    if (column >= columns.length) return { cost: Infinity, owners: [] };
    const key = `${column}/${head}`;
    const known = memo.get(key);
    if (known) return known;
    const skipped = best(column + 1, head);
    let result: Best = { cost: skipped.cost + 0.8 * pitch, owners: [-1, ...skipped.owners] };
    for (let end = column; end < columns.length; end++) {
      const middle = ((columns[column] ?? 0) + (columns[end] ?? 0)) / 2;
      const rest = best(end + 1, head + 1);
      const cost = Math.abs(middle - (heads[head] ?? 0)) + rest.cost;
      if (cost < result.cost)
        result = { cost, owners: [...(Array(end - column + 1).fill(head) as number[]), ...rest.owners] };
    }
    memo.set(key, result);
    return result;
  };
  const found = best(0, 0);
  return found.cost <= 0.5 * pitch * heads.length ? found.owners : null;
}

function cluster(values: number[]): number[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && value - (group[0] ?? 0) < 6) group.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

function medianPitch(columns: number[]): number {
  const gaps = columns
    .slice(1)
    .map((column, index) => column - (columns[index] ?? 0))
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 40;
}

function nearest(columns: number[], x: number): number {
  return columns.reduce(
    (best, column, index) => (Math.abs(column - x) < Math.abs((columns[best] ?? 0) - x) ? index : best),
    0,
  );
}

function centre(piece: { left: number; right: number }): number {
  return (piece.left + piece.right) / 2;
}
