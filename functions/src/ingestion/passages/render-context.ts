import type { HeadedCell, ScheduleValue } from '../tables/row-context.ts';
import { SHORTENED } from '../tables/shorten.ts';
import type { Passage } from './passage.ts';
import type { PassageContext } from './passage-context.ts';

/** For models and for checking values of an answer. */
export function promptContext(context: PassageContext): string {
  const { values = [], cells = [], unpairedHeaders, footnotes = [] } = context;
  return joinLines([
    ...surroundings(context),
    sentence('Under headers', values.map(valueText)),
    sentence('By column', cells.map(cellText)),
    unpairedHeaders,
    ...footnotes.map(({ mark, text }) => `Footnote ${mark}: ${text}`),
  ]);
}

/** Omits cells, which are in the row's text, and footnotes, which are passages: they would count twice. */
export function searchContext(context: PassageContext): string {
  const { cells = [], unpairedHeaders } = context;
  return joinLines([...surroundings(context), headersOf(cells).join(' '), unpairedHeaders]);
}

/** A quoted sentence for display; table rows mean little without their headers. */
export function displayedSentence({ text, context }: Pick<Passage, 'text' | 'context'>, quoted: string): string {
  const { marks = [], values = [], cells = [] } = context;
  const notes = [
    ...(marks.length > 0 ? [`marked under: ${marks.map(headersText).join('; ')}`] : []),
    ...values.map((value) => `under ${valueText(value)}`),
  ];
  if (notes.length > 0) return `${quoted} (${notes.join('; ')})`;
  if (cells.length === 0 || quoted !== text) return quoted;
  return cells.some((cell) => cell.text.endsWith(SHORTENED))
    ? `${quoted} (columns: ${headersOf(cells).join('; ')})`
    : cells.map(cellText).join('; ');
}

function surroundings({ caption, leadIn = [], groups = [], marks = [] }: PassageContext): (string | undefined)[] {
  return [caption, leadIn.join(' '), ...groups, sentence('Marked under', marks.map(headersText))];
}

function sentence(label: string, parts: string[]): string {
  return parts.length > 0 ? `${label}: ${parts.join('; ')}.` : '';
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
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}
