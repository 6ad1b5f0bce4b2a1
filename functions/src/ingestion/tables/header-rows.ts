import type { Block } from '../layout/blocks.ts';
import type { Row } from '../layout/rows.ts';
import type { Run } from '../pdf/page-text.ts';
import { isSchedule, scheduleMarks } from './schedule-marks.ts';

/** What the position of a table says about its headers. */
interface Position {
  bodyFont: string;
  /** There is a caption right above. */
  captioned: boolean;
  /** The table continues from the page before, where it had its headers. */
  continued: boolean;
}

// Set by eye on the development protocols.

/** A header is a name of at most so many characters, and no statement. */
const MAX_HEADER_LENGTH = 60;

/** Headers take at most so many rows. */
const MAX_HEADER_ROWS = 5;

/** With a caption above, a first row of so many names is a header. */
const CAPTIONED_COLUMNS = 3;

/** A column needs so many numbers below its name before they identify the name as a header. */
const MIN_NUMBERS = 2;

/** Text smaller than this share of its line is the mark of a footnote, which has a font of its own. */
const MARK_SIZE = 0.85;

/** How many of the first rows of a table are headers. */
export function countHeaderRows(rows: Row[], { bodyFont, captioned, continued }: Position): number {
  if (isSchedule(rows)) {
    const firstMarked = rows.findIndex((row) => scheduleMarks(row).length > 0);
    return rows.slice(0, firstMarked).findLastIndex((row) => row.blocks.length > 2) + 1;
  }
  const byFont = countByFont(rows, fontOfMostRows(rows)) || countByFont(rows, bodyFont);
  if (byFont > 0 || continued) return byFont;
  return isHeaderByContent(rows, captioned) ? 1 : 0;
}

/** The font that most rows contain; of two the one that is met last, since headers come first. */
export function fontOfMostRows(rows: Row[]): string {
  const counts = new Map<string, number>();
  for (const row of rows.toReversed())
    for (const font of new Set(textRuns(row).map((run) => run.font))) counts.set(font, (counts.get(font) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

export function isRowWithoutFont(row: Row, font: string): boolean {
  return textRuns(row).every((run) => run.font !== font);
}

/** Headers are in another font than most of the table. The name of the first group of rows may be as well. */
function countByFont(rows: Row[], font: string): number {
  const first = rows.findIndex((row) => textRuns(row).some((run) => run.font === font));
  if (first < 1 || first > MAX_HEADER_ROWS) return 0;
  return rows.slice(0, first).findLastIndex((row) => row.blocks.length > 1) + 1;
}

/**
 * Whether the first row is a header although it looks like all others: it names every column, and either there is a
 * caption above three columns or more, or it has a word where the rows below have numbers.
 */
function isHeaderByContent([first, ...rows]: Row[], captioned: boolean): boolean {
  const body = rows.filter((row) => row.blocks.length > 1);
  if (!first || first.blocks.length < 2 || body.length < 2) return false;
  const columns = Math.max(...body.map((row) => row.blocks.length));
  if (first.blocks.length < columns || !first.blocks.every(isName)) return false;
  if (captioned && columns >= CAPTIONED_COLUMNS) return true;
  const full = body.filter((row) => row.blocks.length === columns);
  return first.blocks.some((header, at) => {
    const below = full.flatMap((row) => row.blocks.slice(at, at + 1));
    return below.length >= MIN_NUMBERS && !/\d/.test(header.text) && below.every(isNumber);
  });
}

function isName({ text }: Block): boolean {
  return text.length <= MAX_HEADER_LENGTH && /^[^\p{Ll}\d]/u.test(text) && !/[.;,]$/.test(text);
}

function isNumber({ text }: Block): boolean {
  return /^[<>≤≥=±~+-]?\s?\d/.test(text);
}

/** The runs of a row without footnote marks. */
function textRuns(row: Row): Run[] {
  return row.blocks.flatMap((block) =>
    block.segments.flatMap(({ runs, height }) => runs.filter((run) => run.height >= MARK_SIZE * height)),
  );
}
