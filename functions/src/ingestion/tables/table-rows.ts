import { pairCells, readColumns } from './column-heads.ts';
import { marksIn } from './footnote-marks.ts';
import { mainFont, standsOut } from './head-rows.ts';
import { joinText, type Row } from '../layout/layout.ts';
import { splitLabels } from './schedule-rows.ts';
import type { RowContext } from './row-context.ts';
import { shorten } from './shorten.ts';
import { readCells } from './table-heads.ts';
import type { TableRegion } from './table-region.ts';

/** A row of a table with what a reader needs to understand it. */
export interface DescribedRow {
  row: Row;
  context: RowContext;
  /** The marks of the footnotes that its heads refer to. */
  footnotes: string[];
}

/** So much further in than the first column does a row stand that has no first cell of its own. */
const INDENT = 12;

/** A row that is marked under many heads would be buried in the footnotes of them all. */
const FEW_MARKS = 3;

/** Each row of a table with its caption, the groups it is in and the headers of its cells. */
export function describeRows({ frame, body }: TableRegion): DescribedRow[] {
  const firstColumn = Math.min(...body.map((row) => row.blocks[0]?.left ?? Infinity));
  const { columns, title } = frame.schedule ? { columns: [], title: '' } : readColumns(frame.heads, body);
  const heads = frame.heads.flatMap((row) => row.blocks);
  let group = '';
  let above = '';
  const font = mainFont(body);
  const rows = frame.schedule ? body.flatMap(splitLabels) : body;
  return rows.flatMap((row, at) => {
    const [first] = row.blocks;
    if (!first) return [];
    const inherits = first.left > (columns[0] ? columns[0].right : firstColumn + INDENT);
    if (!inherits) group = shorten(first.text);
    const reach = columns[1]?.left ?? frame.schedule?.columns[0] ?? Infinity;
    const indents = (rows[at + 1]?.blocks[0]?.left ?? 0) > first.left + 2;
    const isGroup = row.blocks.length === 1 && !inherits && (standsOut(row, font) || indents || first.right > reach);
    if (isGroup) above = shorten(first.text);
    const cells = frame.schedule ? readCells(row, frame.schedule) : null;
    const pairs = cells ? [] : pairCells(row, columns);
    const groups = [title, above === shorten(first.text) ? '' : above, inherits && group !== above ? group : ''];
    const context: RowContext = {
      caption: frame.caption,
      groups: groups.filter((name) => name !== ''),
      ...(cells && { marks: cells.marks, values: cells.values }),
      cells: pairs,
      unpairedHeaders: cells || pairs.length > 0 ? '' : shorten(joinText(heads)),
    };
    return [
      {
        row,
        context,
        footnotes: cells ? (cells.marks.length <= FEW_MARKS ? cells.footnotes : []) : heads.flatMap(marksIn),
      },
    ];
  });
}
