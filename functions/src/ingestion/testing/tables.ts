import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Passage } from '../passages/passage.ts';
import type { HeadedCell } from '../tables/row-context.ts';

export const bold = (text: string, more: object = {}): TableCell => ({ text, bold: true, ...more });
/** A cell with a raised footnote mark. */
export const raised = (text: string, mark: string) => ({ text: [{ text }, { text: mark, sup: true }] });

export const CENTRED = { alignment: 'center' as const };

/** Widths in points. */
export function table(body: TableCell[][], widths: number[]): Content {
  return { table: { widths, body } };
}

export function find(passages: Passage[], start: string): Passage | undefined {
  return passages.find((passage) => passage.kind === 'table' && passage.text.startsWith(start));
}

export function cells(byHeader: Record<string, string>): HeadedCell[] {
  return Object.entries(byHeader).map(([header, text]) => ({ header, text }));
}

export const DOSES = [
  ['-1', '300 mg/m2', 'Once weekly'],
  ['-2', '200 mg/m2', 'Once weekly'],
  ['-3', '150 mg/m2', 'Every other week'],
];
