import type { Row } from '../layout/rows.ts';

// Set by eye on the development protocols.

/** Characters. Longer single cells are text below the table. */
const MAX_SINGLE_CELL_LENGTH = 110;

/** Consecutive rows; as many end a table. */
const MAX_SINGLE_CELLS = 2;

const MIN_ROWS = 2;

/** Leading rows that form a table; 0 for none. `ends` reports rows that end any table. */
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
