import type { Row } from '../layout/row.ts';
import { frameTable, splitAtHeaders, type TableFrame, type TableStart } from './table-frame.ts';
import { describeRows, type DescribedRow } from './table-rows.ts';

/** With its own headers. */
export interface TablePart {
  frame: TableFrame;
  rows: DescribedRow[];
}

/** Pipeline stage between layout and passages. */
export function readTable(rows: Row[], start: TableStart): TablePart[] {
  return splitAtHeaders(frameTable(rows, start)).map((region) => ({
    frame: region.frame,
    rows: describeRows(region),
  }));
}
