import type { Row } from '../layout/rows.ts';
import { piecesOf, type Piece } from './pieces.ts';

const MARK = /^\(?(?:[Xx]|[✓✔●√☒■])(?:\^?\(?[\p{Ll}\d*†‡§]{1,2}(?:,[\p{Ll}\d*†‡§]{1,2})*\)?)?\)?$/u;

/** A table is a schedule when it has so many rows with marks, or one row with so many marks. Set by eye. */
const SCHEDULE = { rows: 3, marksInRow: 4 };

export function isMark(piece: Piece): boolean {
  return MARK.test(piece.text);
}

/** The marks of a schedule's row from left to right; none when the row does not begin with a label. */
export function scheduleMarks(row: Row): Piece[] {
  const [label, ...cells] = piecesOf(row);
  return label && !isMark(label) ? cells.filter(isMark) : [];
}

/** Whether marks alone say what is done when. */
export function isSchedule(rows: Row[]): boolean {
  const marks = rows.map((row) => scheduleMarks(row).length).filter((count) => count > 0);
  return marks.length >= SCHEDULE.rows || marks.some((count) => count >= SCHEDULE.marksInRow);
}
