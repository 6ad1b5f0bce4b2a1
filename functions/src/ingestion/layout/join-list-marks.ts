import { toBlock, type Row } from './layout.ts';
import { isLoneMark } from './list-mark.ts';

const BARE_NUMBER = /^\d+(?:\.\d+)*$/;

/** How far apart the cells of one column begin at most. */
const ALIGNED = 2;

/** `•` and its text, `6.2` and its heading are one piece of text. A number in a table's first column is a cell. */
export function joinListMarks(rows: Row[]): Row[] {
  const inTable = new Set<Row>();
  return rows.map((row, at) => {
    const [mark, text, ...rest] = row.blocks;
    if (!mark || !text || mark.segments.length > 1 || !isLoneMark(mark.text)) return row;
    const above = rows[at - 1];
    const goesOn = above && haveSameColumns(above, row) && (!startsWithMark(above) || inTable.has(above));
    if (BARE_NUMBER.test(mark.text) && (rest.length > 0 || goesOn)) {
      inTable.add(row);
      return row;
    }
    return { ...row, blocks: [toBlock([...mark.segments, ...text.segments]), ...rest] };
  });
}

function startsWithMark({ blocks: [first] }: Row): boolean {
  return first !== undefined && isLoneMark(first.text);
}

/** Whether both rows have as many cells, and each stands below the other's. */
function haveSameColumns(above: Row, row: Row): boolean {
  return (
    above.blocks.length === row.blocks.length &&
    row.blocks.every((cell, at) => {
      const over = above.blocks[at];
      const isFirst = at === 0 && over !== undefined && cell.left >= over.left - ALIGNED && cell.right <= over.right;
      return isFirst || (over !== undefined && Math.abs(over.left - cell.left) <= ALIGNED);
    })
  );
}
