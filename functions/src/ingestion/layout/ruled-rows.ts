import { centre } from '../geometry.ts';
import { cellBorders } from '../pdf/cell-borders.ts';
import type { Rules } from '../pdf/page-rules.ts';
import { cellAt, type RuledCell } from '../pdf/ruled-cells.ts';
import type { Run } from '../pdf/page-text.ts';
import { toBlock } from './blocks.ts';
import type { Row } from './row.ts';
import { toSegment, type Segment, type SegmentedPage } from './segments.ts';

interface RuledRow extends Row {
  cells: RuledCell[];
}

interface RuledRows {
  /** From top to bottom; adjacent rows are together. */
  stretches: RuledRow[][];
  /** In file order. */
  others: Segment[];
}

interface FilledCell {
  cell: RuledCell;
  segments: Segment[];
}

// Set by eye on the development protocols.

/** Above the baseline, to be inside the cell. */
const HALF_HEIGHT_EM = 0.3;

/** Between the edges of neighbouring cells. */
const SAME_EDGE_PT = 3;

/** By which text may cross a rule. */
const MAX_CROSSING_PT = 4;

const MIN_ROWS = 3;

/** Characters; longer cells are text with paragraphs and lists of its own. */
const MAX_LENGTH = { cell: 450, row: 900 };

/** By their rules, wherever the file draws their text. */
export function readRuledRows({ page, segments, rules }: SegmentedPage): RuledRows {
  if (rules.down.length === 0) return { stretches: [], others: segments };
  const bands = bandsOf(fillCells(segments, cellBorders(rules))).flatMap(rowsWithin);
  const isTable = (band: FilledCell[]) => band.length > 1 && isShort(band);
  const tables = bands.filter(isTable);
  const isRow = (band: FilledCell[]) =>
    isTable(band) || (band.length === 1 && isShort(band) && tables.some((table) => isAcross(band, table)));
  const stretches: RuledRow[][] = [];
  let before: FilledCell[] | null = null;
  for (const band of bands) {
    if (isRow(band)) {
      const isNext = before !== null && isRow(before) && follows(before, band);
      if (isNext) stretches.at(-1)?.push(rowOf(band, page));
      else stretches.push([rowOf(band, page)]);
    }
    before = band;
  }
  const inRows = new Set(stretches.flatMap((rows) => rows.flatMap(runsOf)));
  const others = segments.flatMap((segment) => {
    const runs = segment.runs.filter((run) => !inRows.has(run));
    if (runs.length === segment.runs.length) return [segment];
    return runs.length > 0 ? [toSegment(runs)] : [];
  });
  return { stretches, others };
}

export function runsOf({ blocks }: Pick<Row, 'blocks'>): Run[] {
  return blocks.flatMap((block) => block.segments.flatMap((segment) => segment.runs));
}

function fillCells(segments: Segment[], rules: Rules): FilledCell[] {
  const cells = new Map<string, FilledCell>();
  for (const segment of segments)
    for (const { cell, runs } of partsByCell(segment, rules)) {
      const key = `${Math.round(cell.left)} ${Math.round(cell.top)} ${Math.round(cell.right)}`;
      const known = cells.get(key);
      if (known) known.segments.push(toSegment(runs));
      else cells.set(key, { cell, segments: [toSegment(runs)] });
    }
  return [...cells.values()];
}

/** None unless all of a segment is in cells. */
function partsByCell(segment: Segment, rules: Rules): { cell: RuledCell; runs: Run[] }[] {
  const parts: { cell: RuledCell; runs: Run[] }[] = [];
  const y = segment.y + HALF_HEIGHT_EM * segment.height;
  for (const run of segment.runs) {
    const x = centre(run);
    const last = parts.at(-1);
    const cell = last && last.cell.left < x && x < last.cell.right ? last.cell : cellAt(rules, { x, y });
    if (!cell || run.left < cell.left - MAX_CROSSING_PT || run.right > cell.right + MAX_CROSSING_PT) return [];
    if (last?.cell === cell) last.runs.push(run);
    else parts.push({ cell, runs: [run] });
  }
  return parts;
}

/** From top to bottom; a cell over several rows belongs to the first. */
function bandsOf(cells: FilledCell[]): FilledCell[][] {
  const bands: FilledCell[][] = [];
  for (const filled of cells.toSorted((a, b) => b.cell.top - a.cell.top)) {
    const band = bands.at(-1);
    if (band?.[0] && band[0].cell.top - filled.cell.top < SAME_EDGE_PT) band.push(filled);
    else bands.push([filled]);
  }
  return bands.map((band) => band.sort((a, b) => a.cell.left - b.cell.left));
}

function isShort(band: FilledCell[]): boolean {
  const lengths = band.map(({ segments }) => segments.reduce((sum, { text }) => sum + text.length + 1, 0));
  return Math.max(...lengths) <= MAX_LENGTH.cell && lengths.reduce((sum, length) => sum + length, 0) <= MAX_LENGTH.row;
}

/** Of rows that no rules divide: an entry on each line of the first cell, beside those of the others. */
function rowsWithin(band: FilledCell[]): FilledCell[][] {
  const [first, ...others] = band;
  const entries = first?.segments ?? [];
  const isBeside = ({ segments }: FilledCell) =>
    segments.length === entries.length &&
    segments.every((segment, at) => Math.abs(segment.y - (entries[at]?.y ?? 0)) < SAME_EDGE_PT);
  const areEntries = entries.length >= MIN_ROWS && entries.every(({ text }) => /^[\p{Lu}\d]/u.test(text));
  if (others.length === 0 || !areEntries || !others.every(isBeside)) return [band];
  return entries.map((_, at) => band.map(({ cell, segments }) => ({ cell, segments: segments.slice(at, at + 1) })));
}

/** Whether its one filled cell begins or ends where the table's rows do, or lies within them. */
function isAcross([only]: FilledCell[], table: FilledCell[]): boolean {
  const left = Math.min(...table.map(({ cell }) => cell.left));
  const right = Math.max(...table.map(({ cell }) => cell.right));
  return only !== undefined && only.cell.left >= left - SAME_EDGE_PT && only.cell.right <= right + SAME_EDGE_PT;
}

function follows(before: FilledCell[], band: FilledCell[]): boolean {
  const bottoms = before.map(({ cell }) => cell.bottom);
  const top = Math.max(...band.map(({ cell }) => cell.top));
  return Math.max(...bottoms) - top < SAME_EDGE_PT;
}

function rowOf(band: FilledCell[], page: number): RuledRow {
  const blocks = band.map(({ segments }) => toBlock(inLines(segments)));
  return {
    page,
    blocks,
    cells: band.map(({ cell }) => cell),
    top: Math.max(...blocks.map((block) => block.top)),
    bottom: Math.min(...blocks.map((block) => block.bottom)),
  };
}

/** Files draw a cell's lines in order, except raised marks. */
function inLines(segments: Segment[]): Segment[] {
  const isOrdered = segments.every((segment, at) => segment.y <= (segments[at - 1]?.y ?? Infinity) + segment.height);
  return isOrdered ? segments : segments.toSorted((a, b) => b.y - a.y || a.left - b.left);
}
