import { SAME_START_PT } from '../geometry.ts';
import { toBlock, type Block } from './blocks.ts';
import { isLoneMark } from './list-mark.ts';
import type { Row } from './row.ts';

const BARE_NUMBER = /^\d+(?:\.\d+)*$/;
const APPENDIX_LABEL = /^(?:Appendix|Attachment|Annex) [\dA-Z]{1,3}[.:]$/u;

/** Joins `•`, `6.2` or `Appendix A.` with its text, except numbers in a table's first column. */
export function joinListMarks(rows: Row[]): Row[] {
  const inTable = new Set<Row>();
  return rows.map((row, at) => {
    const [mark, text, ...rest] = row.blocks;
    if (row.cells || !mark || !text || mark.segments.length > 1 || !isMark(mark.text, rest)) return row;
    const above = rows[at - 1];
    const continuesTable = above && haveSameColumns(above, row) && (!startsWithMark(above) || inTable.has(above));
    if (BARE_NUMBER.test(mark.text) && (rest.length > 0 || continuesTable)) {
      inTable.add(row);
      return row;
    }
    return { ...row, blocks: [toBlock([...mark.segments, ...text.segments]), ...rest] };
  });
}

function isMark(text: string, rest: readonly Block[]): boolean {
  return isLoneMark(text) || (rest.length === 0 && APPENDIX_LABEL.test(text));
}

function startsWithMark({ blocks: [first] }: Row): boolean {
  return first !== undefined && isLoneMark(first.text);
}

function haveSameColumns(above: Row, row: Row): boolean {
  return (
    above.blocks.length === row.blocks.length &&
    row.blocks.every((cell, at) => {
      const over = above.blocks[at];
      if (!over) return false;
      const isCentredNumber = at === 0 && cell.left >= over.left - SAME_START_PT && cell.right <= over.right;
      return isCentredNumber || Math.abs(over.left - cell.left) <= SAME_START_PT;
    })
  );
}
