import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import type { ContentTable, CustomTableLayout, TableCell as PdfCell } from 'pdfmake/interfaces.js';
import { inlines } from './inlines.ts';

/** `widths` are relative. */
export interface TableHints {
  widths: number[];
  headerRows: number;
}

const HEADER_FILL = '#dbe4ee';
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

/** Header rows repeat on each page, and rows do not break across pages. An empty header row is dropped. */
export function pdfTable(table: Table, { widths, headerRows }: TableHints): ContentTable {
  const columns = table.children[0]?.children.length ?? 0;
  const rows = table.children.filter((row, index) => index > 0 || row.children.some(hasText));
  const headers = rows.length < table.children.length ? 0 : headerRows;
  const total = widths.reduce((sum, width) => sum + width, 0);
  return {
    table: {
      headerRows: headers,
      keepWithHeaderRows: headers > 0 ? 1 : 0,
      dontBreakRows: true,
      widths: Array.from({ length: columns }, (_, column) => {
        const width = widths[column];
        return width === undefined ? '*' : `${((100 * width) / total).toFixed(3)}%`;
      }),
      body: rows.map((row, index) => pdfRow(row, { isHeader: index < headers, align: table.align ?? [], columns })),
    },
    layout,
    style: columns > WIDE ? 'wideTable' : 'table',
  };
}

function pdfRow(row: TableRow, place: { isHeader: boolean; align: AlignType[]; columns: number }): PdfCell[] {
  const { isHeader, align, columns } = place;
  const [first, ...others] = row.children;
  if (!isHeader && first && columns > 1 && isStrong(first) && !others.some(hasText)) {
    const group: PdfCell = { text: inlines(first.children), colSpan: columns, fillColor: GROUP_FILL };
    return [group, ...others.map(() => ({}))];
  }
  return row.children.map((cell, column) => ({
    text: inlines(cell.children, isHeader ? { bold: true } : {}),
    alignment: align[column] ?? 'left',
    ...(isHeader && { fillColor: HEADER_FILL }),
  }));
}

function hasText(cell: TableCell): boolean {
  return cell.children.length > 0;
}

function isStrong(cell: TableCell): boolean {
  return cell.children.every((child) => child.type === 'strong');
}
