import type { Row } from '../layout/rows.ts';

// Set by eye on the development protocols.

/** Characters. A longer single-cell row is text below the table, not a group name. */
const MAX_SINGLE_CELL_LENGTH = 110;

/** This many consecutive single-cell rows end a table. */
const MAX_SINGLE_CELLS = 2;

/** Rows of several cells that make a table. */
const MIN_ROWS = 2;

/** Number of leading rows that form a table; 0 for none. `ends` reports rows that no table continues past. */
export function tableLength(rows: Row[], ends: (row: Row) => boolean): number {
  let end = 0;
  let count = 0;
  for (const [at, row] of rows.entries()) {
    if (ends(row)) break;
    if (row.blocks.length > 1) {
      end = at + 1;
      count++;
      continue;
    }
    const isText = (row.blocks[0]?.text.length ?? 0) > MAX_SINGLE_CELL_LENGTH;
    if (isText || at - end >= MAX_SINGLE_CELLS) break;
  }
  return count >= MIN_ROWS ? end : 0;
}
