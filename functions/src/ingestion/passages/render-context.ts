import type { Footnote, HeadedCell, ScheduleValue } from '../tables/row-context.ts';
import { SHORTENED } from '../tables/shorten.ts';
import { aroundMarks, withoutNotes } from './activity-name.ts';
import type { Passage } from './passage.ts';
import type { PassageContext } from './passage-context.ts';

/** For checking values of an answer. */
export function promptContext(context: PassageContext): string {
  const { values = [], cells = [], unpairedHeaders, footnotes = [], begun, goesOn } = context;
  return joinLines([
    historyNote(context),
    ...surroundings(context),
    begun && `Continues from the page before: ${begun}`,
    goesOn && `Continues on the next page: ${goesOn}`,
    sentence('Under headers', values.map(valueText)),
    sentence('By column', cells.map(cellText)),
    unpairedHeaders,
    ...footnotes.map(footnoteText),
  ]);
}

/** What the rows of a table, or passages of a history, share; one line each. */
export function sharedContext(context: PassageContext): string[] {
  const { caption, unpairedHeaders, footnotes = [] } = context;
  return present([historyNote(context), caption, unpairedHeaders, ...footnotes.map(footnoteText)]);
}

/** The headers above the marks of a schedule's row. */
export function ownContext({ marks = [], values = [] }: PassageContext): string[] {
  return present([sentence('Marked under', marks.map(headersText)), sentence('Under headers', values.map(valueText))]);
}

/** A row by its columns; null if that would leave something out. */
export function rowByColumns({ cells = [] }: PassageContext): string | null {
  const isWhole = cells.length > 0 && cells.every(({ text }) => !text.endsWith(SHORTENED));
  return isWhole ? cells.map(cellText).join('; ') : null;
}

/** Omits cells (in the row's text) and footnotes (passages): they would count twice. */
export function searchContext(context: PassageContext): string {
  const { cells = [], unpairedHeaders, begun, goesOn } = context;
  return joinLines([...surroundings(context), begun, goesOn, headersOf(cells).join(' '), unpairedHeaders]);
}

/** For display: table rows mean little without their headers. */
export function displayedSentence({ text, context }: Pick<Passage, 'text' | 'context'>, quoted: string): string {
  const { marks = [], values = [], cells = [] } = context;
  const row = marks.length > 0 ? aroundMarks(quoted) : null;
  if (row) return scheduleRow(row, context);
  const notes = [
    ...(marks.length > 0 ? [`marked under: ${marks.map(headersText).join('; ')}`] : []),
    ...values.map((value) => `under ${valueText(value)}`),
  ];
  if (notes.length > 0) return `${quoted} (${notes.join('; ')})`;
  if (cells.length === 0 || quoted !== text) return quoted;
  return rowByColumns(context) ?? `${quoted} (columns: ${headersOf(cells).join('; ')})`;
}

/** `12-lead ECG: Visit 1 (Week -4 to -2); Visit 3 (Day 1)`, with the rest of the row. */
function scheduleRow(
  { name, rest }: { name: string; rest: string },
  { marks = [], values = [], footnotes }: PassageContext,
): string {
  const activity = withoutNotes(name, footnotes);
  const isSaid = values.map(({ text }) => text).join(' ') === rest;
  const times = [...occasions(marks), ...values.map(valueText)].join('; ');
  return rest === '' || isSaid ? `${activity}: ${times}` : `${activity}: ${times}. ${rest}`;
}

/** The visits of these headers, those under one header together: `Cycle 1 (Day 1; Day 8)`. */
export function occasions(marks: readonly string[][]): string[] {
  const groups: { first: string; others: string[] }[] = [];
  for (const headers of marks) {
    const [first = '', ...others] = headers.filter((header, at) => header !== headers[at - 1]);
    const last = groups.at(-1);
    const other = others.join(', ');
    if (last?.first === first && other !== '') last.others.push(other);
    else groups.push({ first, others: other === '' ? [] : [other] });
  }
  return groups.map(({ first, others }) => (others.length === 0 ? first : `${first} (${others.join('; ')})`));
}

/** Column headers to show beside a schedule row's quote; empty for other passages. */
export function markedUnder({ marks = [], values = [] }: PassageContext): string {
  return [...marks.map(headersText), ...values.map(valueText)].join('; ');
}

/** Says of a quote that it may no longer be the rule. */
export const HISTORY_LABEL = 'From the history of changes';

function surroundings({ caption, leadIn = [], groups = [], marks = [] }: PassageContext): (string | undefined)[] {
  return [caption, leadIn.join(' '), ...groups, sentence('Marked under', marks.map(headersText))];
}

function sentence(label: string, parts: string[]): string {
  return parts.length > 0 ? `${label}: ${parts.join('; ')}.` : '';
}

function historyNote({ history }: PassageContext): string | undefined {
  return history && `${HISTORY_LABEL}: describes an earlier version or what was changed, not the rule now.`;
}

function footnoteText({ mark, text }: Footnote): string {
  return `Footnote ${mark}: ${text}`;
}

function headersText(headers: string[]): string {
  return headers.join(', ');
}

function valueText({ headers, text }: ScheduleValue): string {
  return `${headersText(headers)}: ${text}`;
}

function cellText({ header, text }: HeadedCell): string {
  return header === '' ? text : `${header}: ${text}`;
}

function headersOf(cells: HeadedCell[]): string[] {
  return cells.map(({ header }) => header).filter((header) => header !== '');
}

function joinLines(lines: (string | undefined)[]): string {
  return present(lines).join('\n');
}

function present(lines: (string | undefined)[]): string[] {
  return lines.flatMap((line) => (line === undefined || line === '' ? [] : [line]));
}
