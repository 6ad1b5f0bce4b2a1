import { SCHEDULE_SIGNS } from '../schedule-signs.ts';

/** A mark as printed, with the letter or sign of its footnote. */
const MARK = String.raw`\s[${SCHEDULE_SIGNS}•](?:\p{L}|\s\p{Ll}(?=\s|$)|[*†‡§]{1,3})?(?=\s|$)`;

const EACH_MARK = new RegExp(MARK, 'gu');
const MARKS_AT_END = new RegExp(`(?:${MARK})+\\s*$`, 'u');
const ROW = new RegExp(`^(\\S.*?)((?:${MARK})+.*)$`, 'su');

/** `12-lead ECG X X` becomes `12-lead ECG`. */
export function activityName(row: string): string {
  return row.replace(MARKS_AT_END, '');
}

/** What a row says before its marks and besides them; null without marks. */
export function aroundMarks(row: string): { name: string; rest: string } | null {
  const [, name, columns = ''] = ROW.exec(row) ?? [];
  return name === undefined ? null : { name, rest: columns.replaceAll(EACH_MARK, '').trim() };
}
