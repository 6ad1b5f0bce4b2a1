import { centre, overlapAcross, type Span } from '../geometry.ts';
import { joinText, toBlock, type Block } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import { toSegment } from '../layout/segments.ts';
import { textWithoutMarks } from './footnote-marks.ts';
import type { HeadedCell } from './row-context.ts';
import { shorten } from './shorten.ts';

/** `header` is empty where uncertain. */
export interface Column extends Span {
  header: string;
}

/** `title` comes from a header above all columns; empty for none. */
export interface ColumnHeaders {
  columns: Column[];
  title: string;
}

// Lengths in characters. Set by eye on the development protocols.

/** Cells of longer rows are shortened; the passage's text keeps them whole. */
const MAX_ROW_LENGTH = 360;

const SHORT_CELL_LENGTH = 50;

/** From the centre of the spanned columns, as a share of their mean width. */
const MAX_OFFSET = 0.35;

const ALIGNED_PT = 6;

export function readColumnHeaders(headers: Row[], body: Row[]): ColumnHeaders {
  const lowest = headers.at(-1);
  const most = Math.max(0, ...body.map((row) => row.blocks.length));
  const spans = columnSpans(lowest?.blocks.length === most ? [lowest, ...body] : body);
  const columns: Column[] = spans.map((span) => ({ ...span, header: '' }));
  const titles: string[] = [];
  for (const row of headers) {
    const blocks = row.blocks.flatMap((block) => splitAtColumns(block, spans));
    for (const [block, covered] of assignToColumns(blocks, spans)) {
      const below = columns.filter((_, at) => covered.includes(at));
      if (blocks.length === 1 && isTitle(block, below, columns)) titles.push(textWithoutMarks(block));
      else for (const column of below) column.header = `${column.header} ${textWithoutMarks(block)}`.trim();
    }
  }
  return { columns, title: titles.join(' ') };
}

/** Empty when no cell has a header. */
export function pairCells(row: Row, columns: Column[]): HeadedCell[] {
  const [first, ...others] = row.blocks;
  if (first && others.length === 0 && !columns.slice(1).some(({ left }) => Math.abs(left - first.left) < ALIGNED_PT))
    return [];
  // A row with rows inside cannot be paired: its cells would be shuffled.
  const order = row.blocks.map((block) => closestColumn(block, columns));
  if (order.some((column, at) => column < (order[at - 1] ?? 0))) return [];
  const cells = columns.map(({ header }, at) => ({
    header,
    text: joinText(row.blocks.filter((block) => closestColumn(block, columns) === at)),
  }));
  return shortenCells(cells);
}

/** Without empty cells; none when no cell has a header. */
export function shortenCells(cells: HeadedCell[]): HeadedCell[] {
  const filled = cells.filter(({ text }) => text !== '');
  if (filled.every(({ header }) => header === '')) return [];
  const length = filled.reduce((sum, { text }) => sum + text.length, 0);
  const longest = length > MAX_ROW_LENGTH ? SHORT_CELL_LENGTH : MAX_ROW_LENGTH;
  return filled.map(({ header, text }) => ({ header: header.replace(/\s*:$/, ''), text: shorten(text, longest) }));
}

/** Columns of the fullest rows; others may join columns or leave them empty. */
function columnSpans(rows: Row[]): Span[] {
  const most = Math.max(0, ...rows.map((row) => row.blocks.length));
  if (most < 2) return [];
  const full = rows.filter((row) => row.blocks.length === most);
  return Array.from({ length: most }, (_, at) => {
    const cells = full.flatMap((row) => row.blocks.slice(at, at + 1));
    return { left: Math.min(...cells.map((cell) => cell.left)), right: Math.max(...cells.map((cell) => cell.right)) };
  });
}

/** Alone in its row, over the first column or where no column begins. */
function isTitle(header: Span, [below, ...more]: Column[], [first]: Column[]): boolean {
  return below === first || (more.length === 0 && Math.abs((below?.left ?? 0) - header.left) > ALIGNED_PT);
}

/** Headers that run together, where columns begin. */
function splitAtColumns(block: Block, columns: Span[]): Block[] {
  const starts = columns.map(({ left }) => left).filter((left) => left > block.left + ALIGNED_PT && left < block.right);
  const edges = starts.filter((left) =>
    block.segments.some(({ runs }) => runs.some((run) => Math.abs(run.left - left) < ALIGNED_PT)),
  );
  if (edges.length === 0) return [block];
  return [-Infinity, ...edges].flatMap((from, at) => {
    const to = edges[at] ?? Infinity;
    const segments = block.segments.flatMap((segment) => {
      const runs = segment.runs.filter((run) => run.left >= from - ALIGNED_PT && run.left < to - ALIGNED_PT);
      return runs.length > 0 ? [toSegment(runs)] : [];
    });
    return segments.length > 0 ? [toBlock(segments)] : [];
  });
}

function assignToColumns(headers: Block[], columns: Span[]): [Block, number[]][] {
  if (headers.length >= columns.length) return headers.map((header) => [header, [closestColumn(header, columns)]]);
  const direct = headers.map((header) => columns.flatMap((column, at) => (overlapAcross(header, column) ? [at] : [])));
  return headers.map((header, index) => {
    const own = direct[index] ?? [];
    const taken = direct.filter((_, other) => other !== index).flat();
    const centred = centredOver(header, columns, { own, taken });
    if (centred.length > own.length) return [header, centred];
    return [header, own.length > 0 ? own : [closestColumn(header, columns)]];
  });
}

/** Neighbours under a centred header: all of `own`, none of `taken`. */
function centredOver(header: Span, columns: Span[], { own, taken }: { own: number[]; taken: number[] }): number[] {
  const groups = columns.flatMap((from, first) =>
    columns.slice(first + 1).flatMap((to, more) => {
      const last = first + 1 + more;
      const group = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      if (group.some((at) => taken.includes(at)) || !own.every((at) => group.includes(at))) return [];
      // In a left-aligned column, cells extend to the next column.
      const reach = columns[last + 1]?.left ?? to.right;
      const offsets = [to.right, reach].map((right) => Math.abs(centre({ left: from.left, right }) - centre(header)));
      const offset = Math.min(...offsets);
      return offset <= (MAX_OFFSET * (to.right - from.left)) / group.length ? [{ group, offset }] : [];
    }),
  );
  const near = Math.min(...groups.map(({ offset }) => offset)) + ALIGNED_PT;
  const [best] = groups.filter(({ offset }) => offset <= near).sort((a, b) => a.group.length - b.group.length);
  return best?.group ?? [];
}

/** By overlap, else distance. */
function closestColumn(cell: Span, columns: Span[]): number {
  const shared = columns.map((column) => Math.min(cell.right, column.right) - Math.max(cell.left, column.left));
  return shared.indexOf(Math.max(...shared));
}
