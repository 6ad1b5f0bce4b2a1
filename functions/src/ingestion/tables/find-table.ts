import type { Row } from '../layout/rows.ts';

// Set by eye on the development protocols.

/** A longer row of one cell, in characters, is text below the table, not the name of a group or half a cell. */
const MAX_SINGLE_CELL_LENGTH = 110;

/** So many rows of one cell in succession end a table. */
const MAX_SINGLE_CELLS = 2;

/** A table has at least so many rows of several cells. */
const MIN_ROWS = 2;

/**
 * How many of the first rows are a table: rows of several cells with single cells between them. Zero when
 * there is none. `ends` reports rows that no table continues over.
 */
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
