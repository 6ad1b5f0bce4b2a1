import type { Row } from '../layout/row.ts';
import { SCHEDULE_SIGNS } from '../schedule-signs.ts';
import { piecesOf, type Piece } from './pieces.ts';

const NOTE = String.raw`[\p{Ll}\d*†‡§¶#]{1,3}`;
const MARK = new RegExp(String.raw`^\(?[${SCHEDULE_SIGNS}](?:\^?\(?${NOTE}(?:,${NOTE})*\)?)?\)?$`, 'u');

/** Either makes a schedule. Set by eye on the development protocols. */
const SCHEDULE = { rows: 3, marksInRow: 4 };

export function isMark(piece: Piece): boolean {
  return MARK.test(piece.text);
}

/** None when the row has no label. */
export function scheduleMarks(row: Row): Piece[] {
  const [label, ...cells] = piecesOf(row);
  return label && !isMark(label) ? cells.filter(isMark) : [];
}

export function isSchedule(rows: Row[]): boolean {
  const marks = rows.map((row) => scheduleMarks(row).length).filter((count) => count > 0);
  return marks.length >= SCHEDULE.rows || marks.some((count) => count >= SCHEDULE.marksInRow);
}
