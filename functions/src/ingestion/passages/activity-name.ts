import { SCHEDULE_SIGNS } from '../schedule-signs.ts';
import type { Footnote } from '../tables/row-context.ts';

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

/** `12-lead ECG` for `12-lead ECG f`, where f is a footnote of the row. A letter within a word is none. */
export function withoutNotes(name: string, footnotes: readonly Footnote[] = []): string {
  if (footnotes.length === 0) return name;
  const marks = footnotes.map(({ mark }) => mark.replace(/[^\p{L}\d]/gu, String.raw`\$&`)).join('|');
  const notes = String.raw`(?:\s|(?<=[\p{Lu}\d)]))(?:${marks})(?:\s?,\s?(?:${marks}))*(?=$|\s?[/,;)])`;
  return name.replace(new RegExp(notes, 'gu'), '');
}
