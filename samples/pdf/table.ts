import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import type { ContentTable, CustomTableLayout, TableCell as PdfCell } from 'pdfmake/interfaces.js';
import { inlines } from './inlines.ts';

/** How a source wants its next table: relative column widths, and how many rows form its head. */
export interface TableHints {
  widths: number[];
  heads: number;
}

const HEAD_FILL = '#dbe4ee';
const GROUP_FILL = '#f1f4f8';
const WIDE = 8;

const layout: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: '#7b8794',
  vLineColor: '#7b8794',
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

/** A table whose head repeats on each page and whose rows stay whole. A head without any text is left out. */
export function pdfTable(table: Table, { widths, heads }: TableHints): ContentTable {
  const columns = table.children[0]?.children.length ?? 0;
  const rows = table.children.filter((row, index) => index > 0 || row.children.some(hasText));
  const headRows = rows.length < table.children.length ? 0 : heads;
  const total = widths.reduce((sum, width) => sum + width, 0);
  return {
    table: {
      headerRows: headRows,
      keepWithHeaderRows: headRows > 0 ? 1 : 0,
      dontBreakRows: true,
      widths: Array.from({ length: columns }, (_, column) => {
        const width = widths[column];
        return width === undefined ? '*' : `${((100 * width) / total).toFixed(3)}%`;
      }),
      body: rows.map((row, index) => pdfRow(row, { head: index < headRows, align: table.align ?? [], columns })),
    },
    layout,
    style: columns > WIDE ? 'wideTable' : 'table',
  };
}

function pdfRow(row: TableRow, place: { head: boolean; align: AlignType[]; columns: number }): PdfCell[] {
  const { head, align, columns } = place;
  const [first, ...others] = row.children;
  if (!head && first && columns > 1 && isStrong(first) && !others.some(hasText)) {
    const group: PdfCell = { text: inlines(first.children), colSpan: columns, fillColor: GROUP_FILL };
    return [group, ...others.map(() => ({}))];
  }
  return row.children.map((cell, column) => ({
    text: inlines(cell.children, head ? { bold: true } : {}),
    alignment: align[column] ?? 'left',
    ...(head && { fillColor: HEAD_FILL }),
  }));
}

function hasText(cell: TableCell): boolean {
  return cell.children.length > 0;
}

function isStrong(cell: TableCell): boolean {
  return cell.children.every((child) => child.type === 'strong');
}
