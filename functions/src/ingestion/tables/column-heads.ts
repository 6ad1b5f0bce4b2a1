import { joinText, toBlock, toSegment, type Block, type Row } from '../layout/layout.ts';
import type { HeadedCell } from './row-context.ts';
import { shorten } from './shorten.ts';

interface Place {
  left: number;
  right: number;
}

/** A column of a table: where it stands and what stands over it, empty where that is not plain. */
export interface Column extends Place {
  head: string;
}

/** Of a longer row the beginnings of its cells are told: the row itself says them whole. */
const LONGEST_ROW = 360;

const BEGINNING = 50;

/** How far, as a share of a column's width, a head over several columns may be off their middle. */
const OFF_MIDDLE = 0.35;

/** Cells that begin so near to one another are in one column. */
const ALIGNED = 6;

/** What the heads of a table say: of each of its columns, and of the whole. */
export interface ReadHeads {
  columns: Column[];
  /** What stands in the heads by itself, above all columns. */
  title: string;
}

/** Reads the heads over the columns of a table; no columns when the rows are not of any. */
export function readColumns(heads: Row[], body: Row[]): ReadHeads {
  const leaf = heads.at(-1);
  const most = Math.max(0, ...body.map((row) => row.blocks.length));
  const places = findColumns(leaf?.blocks.length === most ? [leaf, ...body] : body);
  const columns: Column[] = places.map((place) => ({ ...place, head: '' }));
  const titles: string[] = [];
  for (const row of heads) {
    const blocks = row.blocks.flatMap((block) => splitAtColumns(block, places));
    for (const [block, over] of placeHeads(blocks, places)) {
      if (
        blocks.length === 1 &&
        isTitle(
          block,
          places.filter((_, at) => over.includes(at)),
          places,
        )
      )
        titles.push(block.text);
      else
        for (const column of columns.filter((_, at) => over.includes(at)))
          column.head = `${column.head} ${block.text}`.trim();
    }
  }
  return { columns, title: titles.join(' ') };
}

/** The cells of a row with the headers of their columns; empty when no cell has a header. */
export function pairCells(row: Row, columns: Column[]): HeadedCell[] {
  const [first, ...others] = row.blocks;
  if (first && others.length === 0 && !columns.slice(1).some(({ left }) => Math.abs(left - first.left) < ALIGNED))
    return [];
  // Rows within a row would be shuffled: what is read by column must come in the order of the page.
  const order = row.blocks.map((block) => columnOf(block, columns));
  if (order.some((column, at) => column < (order[at - 1] ?? 0))) return [];
  const cells = columns.map(({ head }, at) => ({
    header: head.replace(/\s*:$/, ''),
    text: joinText(row.blocks.filter((block) => columnOf(block, columns) === at)),
  }));
  const filled = cells.filter(({ text }) => text !== '');
  if (filled.every(({ header }) => header === '')) return [];
  const length = filled.reduce((sum, { text }) => sum + text.length, 0);
  const longest = length > LONGEST_ROW ? BEGINNING : LONGEST_ROW;
  return filled.map(({ header, text }) => ({ header, text: shorten(text, longest) }));
}

/** Where the fullest rows have their cells. Rows with fewer may leave any of them empty, or join some of them. */
function findColumns(body: Row[]): Place[] {
  const most = Math.max(0, ...body.map((row) => row.blocks.length));
  if (most < 2) return [];
  const full = body.filter((row) => row.blocks.length === most);
  return Array.from({ length: most }, (_, at) => {
    const cells = full.flatMap((row) => row.blocks.slice(at, at + 1));
    return { left: Math.min(...cells.map((cell) => cell.left)), right: Math.max(...cells.map((cell) => cell.right)) };
  });
}

/** Whether a head that stands in a line by itself speaks of all columns: over the first, or where none begins. */
function isTitle(head: Place, [over, ...more]: Place[], [first]: Place[]): boolean {
  return over === first || (more.length === 0 && Math.abs((over?.left ?? 0) - head.left) > ALIGNED);
}

/** Heads that stand too near to one another to be told apart by the gap begin where their columns begin. */
function splitAtColumns(block: Block, columns: Place[]): Block[] {
  const starts = columns.map(({ left }) => left).filter((left) => left > block.left + ALIGNED && left < block.right);
  const edges = starts.filter((left) =>
    block.segments.some(({ runs }) => runs.some((run) => Math.abs(run.left - left) < ALIGNED)),
  );
  const parts = [-Infinity, ...edges].map((from, at) => {
    const to = edges[at] ?? Infinity;
    return block.segments.flatMap((segment) => {
      const runs = segment.runs.filter((run) => run.left >= from - ALIGNED && run.left < to - ALIGNED);
      return runs.length > 0 ? [toSegment(runs)] : [];
    });
  });
  return edges.length === 0 ? [block] : parts.flatMap((segments) => (segments.length > 0 ? [toBlock(segments)] : []));
}

/** Each head of a line with the columns that it stands over. */
function placeHeads(heads: Block[], columns: Place[]): [Block, number[]][] {
  const direct = heads.map((head) => columns.flatMap((column, at) => (overlaps(head, column) ? [at] : [])));
  return heads.map((head, index) => {
    const own = direct[index] ?? [];
    if (heads.length >= columns.length) return [head, [columnOf(head, columns)]];
    const taken = direct.filter((_, other) => other !== index).flat();
    const spans = middleOf(head, columns, [taken, own]);
    return [head, spans.length > own.length ? spans : own.length > 0 ? own : [columnOf(head, columns)]];
  });
}

/** The columns in the middle of which a head stands: among them its own, and none that another head has taken. */
function middleOf(head: Place, columns: Place[], [taken, own]: [number[], number[]]): number[] {
  const middle = (head.left + head.right) / 2;
  const groups = columns.flatMap((from, first) =>
    columns.slice(first + 1).flatMap((to, more) => {
      const group = columns.flatMap((_, at) => (at >= first && at <= first + 1 + more ? [at] : []));
      if (group.some((at) => taken.includes(at)) || !own.every((at) => group.includes(at))) return [];
      // Cells are set in the middle of their columns, or at the left: then a column reaches up to the next one.
      const reach = columns[first + more + 2]?.left ?? to.right;
      const off = Math.min(...[to.right, reach].map((right) => Math.abs((from.left + right) / 2 - middle)));
      return off <= (OFF_MIDDLE * (to.right - from.left)) / group.length ? [{ group, off }] : [];
    }),
  );
  const near = Math.min(...groups.map(({ off }) => off)) + ALIGNED;
  const [best] = groups.filter(({ off }) => off <= near).sort((a, b) => a.group.length - b.group.length);
  return best?.group ?? [];
}

/** The column that a cell shares most with, or stands nearest to. */
function columnOf(cell: Place, columns: Place[]): number {
  const shared = columns.map((column) => Math.min(cell.right, column.right) - Math.max(cell.left, column.left));
  return shared.indexOf(Math.max(...shared));
}

function overlaps(a: Place, b: Place): boolean {
  return a.left < b.right && b.left < a.right;
}
