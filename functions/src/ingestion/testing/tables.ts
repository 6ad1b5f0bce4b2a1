import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Passage } from '../passages/passage.ts';

/** A cell in bold. */
export const bold = (text: string, more: object = {}): TableCell => ({ text, bold: true, ...more });
/** A cell with the raised mark of a footnote. */
export const raised = (text: string, mark: string) => ({ text: [{ text }, { text: mark, sup: true }] });

/** Set in the middle of its column. */
export const CENTRED = { alignment: 'center' as const };

/** A table of these rows, columns as wide as told in points. */
export function table(body: TableCell[][], widths: number[]): Content {
  return { table: { widths, body } };
}

/** The row of a table that begins so. */
export function find(passages: Passage[], start: string): Passage | undefined {
  return passages.find((passage) => passage.kind === 'table' && passage.text.startsWith(start));
}

/** Rows of a dose table. */
export const DOSES = [
  ['-1', '300 mg/m2', 'Once weekly'],
  ['-2', '200 mg/m2', 'Once weekly'],
  ['-3', '150 mg/m2', 'Every other week'],
];
