import { centre } from '../geometry.ts';
import type { Row } from '../layout/row.ts';
import type { Run } from '../pdf/page-text.ts';
import type { Rules } from '../pdf/page-rules.ts';
import { joinCell, linesInCell, type Piece } from './pieces.ts';
import { cellAt, type RuledCell } from '../pdf/ruled-cells.ts';
import type { NamedHeader, ScheduleColumn } from './schedule-column.ts';

interface HeaderCell extends RuledCell {
  runs: Run[];
}

// Set by eye on the schedules of the development protocols.

/** Above the baseline, to be inside the cell. */
const HALF_HEIGHT_EM = 0.3;

/** Share of the marks with rules around them; with fewer, the rules are not those of cells. */
const MIN_RULED = 0.9;

const SAME_COLUMN_PT = 3;

/** From the cells above a mark. Null if marks are not in cells. */
export function ruledColumns(headers: Row[], marks: Piece[], rules: Rules): ScheduleColumn[] | null {
  const inCells = marks.flatMap((mark) => cellAt(rules, { x: centre(mark), y: middleOf(mark) }) ?? []);
  if (inCells.length < MIN_RULED * marks.length) return null;
  const labelEdge = Math.min(...inCells.map((cell) => cell.left)) - SAME_COLUMN_PT;
  const cells = headerCells(headers, rules);
  const over = cells.filter((cell) => cell.left >= labelEdge);
  if (over.length === 0) return null;
  const names = cells.filter((cell) => cell.right <= labelEdge + 2 * SAME_COLUMN_PT).flatMap((cell) => cell.runs);
  const innermost = over.filter((cell) => !over.some((other) => other.top < cell.top && isWithin(other, cell)));
  return columnsOf([...inCells, ...innermost]).map((column) => ({
    ...column,
    headers: over
      .filter((cell) => cell.left < column.centre && column.centre < cell.right)
      .sort((a, b) => b.top - a.top)
      .flatMap((cell) => nameHeader(cell, names)),
  }));
}

function headerCells(headers: Row[], rules: Rules): HeaderCell[] {
  const cells = new Map<string, HeaderCell>();
  for (const run of headers.flatMap((row) =>
    row.blocks.flatMap((block) => block.segments.flatMap(({ runs }) => runs)),
  )) {
    const cell = cellAt(rules, { x: centre(run), y: middleOf(run) });
    if (!cell) continue;
    const key = `${cell.left} ${cell.top}`;
    const known = cells.get(key);
    if (known) known.runs.push(run);
    else cells.set(key, { ...cell, runs: [run] });
  }
  return [...cells.values()];
}

/** The narrowest cells, each once, from left to right. */
function columnsOf(cells: RuledCell[]): Omit<ScheduleColumn, 'headers'>[] {
  const columns: Omit<ScheduleColumn, 'headers'>[] = [];
  for (const { left, right } of cells.toSorted((a, b) => a.right - a.left - (b.right - b.left))) {
    const middle = centre({ left, right });
    const isKnown = columns.some((column) => Math.abs(column.centre - middle) < SAME_COLUMN_PT);
    const isSpanning = columns.some((column) => left < column.centre && column.centre < right);
    if (!isKnown && !isSpanning) columns.push({ left, right, centre: middle });
  }
  return columns.sort((a, b) => a.centre - b.centre);
}

/** The name beside a header is the last one on its level: "Visit" may be above, "Study procedures" before it. */
function nameHeader(cell: HeaderCell, names: Run[]): NamedHeader[] {
  const header = joinCell(cell.runs);
  const beside = names.filter((run) => middleOf(run) > cell.bottom && middleOf(run) < cell.top);
  return header ? [{ name: linesInCell(beside).at(-1)?.at(-1)?.text ?? '', header }] : [];
}

function isWithin(inner: RuledCell, outer: RuledCell): boolean {
  return inner.left >= outer.left - SAME_COLUMN_PT && inner.right <= outer.right + SAME_COLUMN_PT;
}

function middleOf({ y, height }: { y: number; height: number }): number {
  return y + HALF_HEIGHT_EM * height;
}
