import { joinText } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import { pairCells, readColumnHeaders, shortenCells } from './column-headers.ts';
import { footnoteMarksIn } from './footnote-marks.ts';
import { fontOfMostRows, isRowWithoutFont } from './header-rows.ts';
import type { HeadedCell, RowContext } from './row-context.ts';
import { headerOver, readRuledColumns, type RuledColumns } from './ruled-columns.ts';
import { readScheduleRow } from './schedule-headers.ts';
import { splitLabels } from './schedule-labels.ts';
import { shorten } from './shorten.ts';
import type { TableRegion } from './table-frame.ts';

export interface DescribedRow {
  row: Row;
  context: RowContext;
  /** Footnote marks in its headers. */
  headerMarks: string[];
}

// Set by eye on the development protocols.

/** Rows indented further have no first cell. */
const INDENT_PT = 12;

/** Indent of rows below a group name. */
const GROUP_INDENT_PT = 2;

/** Footnotes from headers would bury rows with more marks. */
const MAX_ANNOTATED_MARKS = 3;

export function describeRows(region: TableRegion): DescribedRow[] {
  const { frame, body } = region;
  const layout = layoutOf(region);
  const rows = frame.schedule ? body.flatMap((row) => (row.cells ? [row] : splitLabels(row))) : body;
  let group = '';
  let cellAbove = '';
  return rows.flatMap((row, at) => {
    const [first] = row.blocks;
    if (!first) return [];
    const text = shorten(first.text);
    const hasNoFirstCell = isWithoutFirstCell(row, layout);
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
  /** Null unless rules are around the headers. */
  ruled: RuledColumns | null;
  firstColumnEnd: number;
  /** Left edge of the second column; wider text spans columns. */
  secondColumn: number;
  /** Of most rows. */
  font: string;
}

function layoutOf({ frame, body }: TableRegion): TableLayout {
  const ruled = frame.schedule ? null : readRuledColumns(frame.headers, body);
  const { columns, title } = frame.schedule ? { columns: [], title: '' } : readColumnHeaders(frame.headers, body);
  const left = Math.min(...body.map((row) => row.blocks[0]?.left ?? Infinity));
  return {
    columns,
    ruled,
    title: ruled ? ruled.title : title,
    firstColumnEnd: columns[0] ? columns[0].right : left + INDENT_PT,
    secondColumn: columns[1]?.left ?? frame.schedule?.columns[0]?.centre ?? Infinity,
    font: fontOfMostRows(body),
  };
}

function isWithoutFirstCell({ blocks: [first], cells }: Row, { ruled, firstColumnEnd }: TableLayout): boolean {
  if (ruled && cells?.[0]) return cells[0].left > ruled.left + INDENT_PT;
  return (first?.left ?? 0) > firstColumnEnd;
}

/** Set apart by its font, its width or the next row's indent. */
function isGroupName(row: Row, next: Row | undefined, { font, secondColumn }: TableLayout): boolean {
  const [first, ...others] = row.blocks;
  if (!first || others.length > 0) return false;
  const nextIsIndented = (next?.blocks[0]?.left ?? 0) > first.left + GROUP_INDENT_PT;
  return isRowWithoutFont(row, font) || nextIsIndented || first.right > secondColumn;
}

function describeCells(row: Row, { frame }: TableRegion, { columns, ruled }: TableLayout): Omit<DescribedRow, 'row'> {
  if (frame.schedule) {
    const { marks, values, footnoteMarks } = readScheduleRow(row, frame.schedule);
    return { context: { marks, values }, headerMarks: marks.length <= MAX_ANNOTATED_MARKS ? footnoteMarks : [] };
  }
  const headers = frame.headers.flatMap((header) => header.blocks);
  const headerMarks = headers.flatMap(footnoteMarksIn);
  const cells = ruled && row.cells ? pairRuledCells(row, ruled) : pairCells(row, columns);
  return { context: cells.length > 0 ? { cells } : { unpairedHeaders: shorten(joinText(headers)) }, headerMarks };
}

function pairRuledCells({ blocks, cells = [] }: Row, ruled: RuledColumns): HeadedCell[] {
  if (blocks.length < 2) return [];
  return shortenCells(blocks.map(({ text }, at) => ({ header: cells[at] ? headerOver(cells[at], ruled) : '', text })));
}
