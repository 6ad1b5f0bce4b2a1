import type { Row } from '../layout/row.ts';

// Set by eye on the development protocols.

/** Characters. Longer single cells are text below the table. */
const MAX_SINGLE_CELL_LENGTH = 110;

/** Consecutive rows; as many end a table. */
const MAX_SINGLE_CELLS = 2;

const MIN_ROWS = 2;

/** Rules of neighbouring rows need not meet exactly. */
const SAME_EDGE_PT = 3;

/** 0 for none. `ends` reports rows that end any table. */
export function tableLength(rows: Row[], ends: (row: Row) => boolean): number {
  let end = 0;
  let count = 0;
  for (const [at, row] of rows.entries()) {
    if (ends(row)) break;
    if (row.blocks.length > 1 || isPartOfRow(row, rows.slice(0, end))) {
      end = at + 1;
      count++;
      continue;
    }
    const isText = (row.blocks[0]?.text.length ?? 0) > MAX_SINGLE_CELL_LENGTH;
    if (isText || at - end >= MAX_SINGLE_CELLS) break;
  }
  return count >= MIN_ROWS ? end : 0;
}

/** One filled cell of several, by the rules around them. */
function isPartOfRow({ cells: [cell] = [] }: Row, above: Row[]): boolean {
  const others = above.flatMap(({ cells = [] }) => cells);
  if (!cell || others.length === 0) return false;
  const [left, right] = [Math.min(...others.map((one) => one.left)), Math.max(...others.map((one) => one.right))];
  return cell.left > left + SAME_EDGE_PT || cell.right < right - SAME_EDGE_PT;
}
