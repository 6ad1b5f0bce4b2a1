import { centre, type Span } from '../geometry.ts';
import type { Row } from '../layout/row.ts';
import { textWithoutMarks } from './footnote-marks.ts';

/** Over the columns that its cell spans. */
interface RuledHeader extends Span {
  text: string;
}

export interface RuledColumns {
  /** Of each row of headers, from top to bottom. */
  rows: RuledHeader[][];
  /** From headers over the whole table; empty for none. */
  title: string;
  /** Left edge of the table. */
  left: number;
}

/** Rules of neighbouring rows need not meet exactly. Set by eye. */
const SAME_EDGE_PT = 3;

/** Null unless all headers are in cells. */
export function readRuledColumns(headers: readonly Row[], body: readonly Row[]): RuledColumns | null {
  const all = [...headers, ...body].flatMap(({ cells }) => cells ?? []);
  if (headers.length === 0 || headers.some(({ cells }) => !cells)) return null;
  const [left, right] = [Math.min(...all.map((cell) => cell.left)), Math.max(...all.map((cell) => cell.right))];
  const titles: string[] = [];
  const rows = headers.map(({ blocks, cells = [] }) =>
    blocks.flatMap((block, at): RuledHeader[] => {
      const cell = cells[at];
      if (!cell) return [];
      const isTitle = cell.left <= left + SAME_EDGE_PT && cell.right >= right - SAME_EDGE_PT;
      if (!isTitle) return [{ text: textWithoutMarks(block), left: cell.left, right: cell.right }];
      titles.push(textWithoutMarks(block));
      return [];
    }),
  );
  return { rows, title: titles.join(' '), left };
}

/** From the outermost down; empty for a cell over several columns. */
export function headerOver(cell: Span, { rows }: RuledColumns): string {
  const inner = rows
    .flat()
    .filter((header) => header.left > cell.left - SAME_EDGE_PT && header.right < cell.right + SAME_EDGE_PT);
  const lefts = new Set(inner.map((header) => Math.round(header.left / SAME_EDGE_PT)));
  if (lefts.size > 1) return '';
  const middle = centre(cell);
  return rows
    .flatMap((row) => row.find((header) => header.left < middle && middle < header.right)?.text ?? [])
    .join(' ');
}
