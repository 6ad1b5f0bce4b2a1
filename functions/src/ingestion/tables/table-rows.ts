import { joinText } from '../layout/blocks.ts';
import type { Row } from '../layout/rows.ts';
import { pairCells, readColumnHeaders } from './column-headers.ts';
import { footnoteMarksIn } from './footnote-marks.ts';
import { fontOfMostRows, isRowWithoutFont } from './header-rows.ts';
import type { RowContext } from './row-context.ts';
import { readScheduleRow } from './schedule-headers.ts';
import { splitLabels } from './schedule-labels.ts';
import { shorten } from './shorten.ts';
import type { TableRegion } from './table-frame.ts';

/** A row of a table with what a reader needs to understand it. */
export interface DescribedRow {
  row: Row;
  context: RowContext;
  /** The marks of the footnotes that its headers refer to. */
  headerMarks: string[];
}

// Set by eye on the development protocols.

/** A row that begins this much further in, in points, than the first column has no first cell of its own. */
const INDENT_PT = 12;

/** A row is the name of a group when the next one is further in by more than this, in points. */
const GROUP_INDENT_PT = 2;

/** A row with more marks would be buried in the footnotes of all their headers. */
const MAX_ANNOTATED_MARKS = 3;

/** Each row of a region with its caption, the groups it is in and the headers of its cells. */
export function describeRows(region: TableRegion): DescribedRow[] {
  const { frame, body } = region;
  const layout = layoutOf(region);
  const rows = frame.schedule ? body.flatMap(splitLabels) : body;
  let group = '';
  let cellAbove = '';
  return rows.flatMap((row, at) => {
    const [first] = row.blocks;
    if (!first) return [];
    const text = shorten(first.text);
    const hasNoFirstCell = first.left > layout.firstColumnEnd;
    if (!hasNoFirstCell) cellAbove = text;
    if (!hasNoFirstCell && isGroupName(row, rows[at + 1], layout)) group = text;
    const groups = [layout.title, group === text ? '' : group, hasNoFirstCell && cellAbove !== group ? cellAbove : ''];
    const { context, headerMarks } = describeCells(row, region, layout);
    return [
      {
        row,
        context: { caption: frame.caption, groups: groups.filter((name) => name !== ''), ...context },
        headerMarks,
      },
    ];
  });
}

interface TableLayout extends ReturnType<typeof readColumnHeaders> {
  firstColumnEnd: number;
  /** Where the second column begins; text beyond it is over several columns. */
  secondColumn: number;
  /** The font of most rows. */
  font: string;
}

function layoutOf({ frame, body }: TableRegion): TableLayout {
  const { columns, title } = frame.schedule ? { columns: [], title: '' } : readColumnHeaders(frame.headers, body);
  const left = Math.min(...body.map((row) => row.blocks[0]?.left ?? Infinity));
  return {
    columns,
    title,
    firstColumnEnd: columns[0] ? columns[0].right : left + INDENT_PT,
    secondColumn: columns[1]?.left ?? frame.schedule?.columns[0] ?? Infinity,
    font: fontOfMostRows(body),
  };
}

/** A row of one cell is the name of a group when its font, the indent of the next row or its width sets it apart. */
function isGroupName(row: Row, next: Row | undefined, { font, secondColumn }: TableLayout): boolean {
  const [first, ...others] = row.blocks;
  if (!first || others.length > 0) return false;
  const nextIsIndented = (next?.blocks[0]?.left ?? 0) > first.left + GROUP_INDENT_PT;
  return isRowWithoutFont(row, font) || nextIsIndented || first.right > secondColumn;
}

function describeCells(row: Row, { frame }: TableRegion, { columns }: TableLayout): Omit<DescribedRow, 'row'> {
  if (frame.schedule) {
    const { marks, values, footnoteMarks } = readScheduleRow(row, frame.schedule);
    return { context: { marks, values }, headerMarks: marks.length <= MAX_ANNOTATED_MARKS ? footnoteMarks : [] };
  }
  const headers = frame.headers.flatMap((header) => header.blocks);
  const headerMarks = headers.flatMap(footnoteMarksIn);
  const cells = pairCells(row, columns);
  return { context: cells.length > 0 ? { cells } : { unpairedHeaders: shorten(joinText(headers)) }, headerMarks };
}
