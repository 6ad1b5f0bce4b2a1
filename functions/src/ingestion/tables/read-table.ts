import type { Row } from '../layout/rows.ts';
import { frameTable, splitAtHeaders, type TableFrame, type TableStart } from './table-frame.ts';
import { describeRows, type DescribedRow } from './table-rows.ts';

/** A table or a part of one with headers of its own. */
export interface TablePart {
  frame: TableFrame;
  rows: DescribedRow[];
}

/** The stage between rows and passages: the headers of a table and what each of its rows says under them. */
export function readTable(rows: Row[], start: TableStart): TablePart[] {
  return splitAtHeaders(frameTable(rows, start)).map((region) => ({
    frame: region.frame,
    rows: describeRows(region),
  }));
}
