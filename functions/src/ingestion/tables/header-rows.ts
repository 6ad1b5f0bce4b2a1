import type { Block } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import type { Run } from '../pdf/page-text.ts';
import { isSchedule, scheduleMarks } from './schedule-marks.ts';

interface Position {
  bodyFont: string;
  captioned: boolean;
  /** From the previous page. */
  continued: boolean;
}

// Set by eye on the development protocols.

/** Characters; longer texts are statements. */
const MAX_HEADER_LENGTH = 60;

const MAX_HEADER_ROWS = 5;

/** Names in a first row below a caption that make it a header. */
const CAPTIONED_COLUMNS = 3;

/** Numbers below a word that make it a header. */
const MIN_NUMBERS = 2;

/** Share of the line; smaller text is a footnote mark with its own font. */
const MARK_SIZE = 0.85;

export function countHeaderRows(rows: Row[], { bodyFont, captioned, continued }: Position): number {
  if (isSchedule(rows)) {
    const firstMarked = rows.findIndex((row) => scheduleMarks(row).length > 0);
    return rows.slice(0, firstMarked).findLastIndex((row) => row.blocks.length > 2) + 1;
  }
  const byFont = countByFont(rows, fontOfMostRows(rows)) || countByFont(rows, bodyFont);
  if (byFont > 0 || continued) return byFont;
  return isHeaderByContent(rows, captioned) ? 1 : 0;
}

/** On a tie that of the lower rows, since headers come first. */
export function fontOfMostRows(rows: Row[]): string {
  const counts = new Map<string, number>();
  for (const row of rows.toReversed())
    for (const font of new Set(textRuns(row).map((run) => run.font))) counts.set(font, (counts.get(font) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

export function isRowWithoutFont(row: Row, font: string): boolean {
  return textRuns(row).every((run) => run.font !== font);
}

/** The body uses another font. So may the first group's name, which is excluded. */
function countByFont(rows: Row[], font: string): number {
  const first = rows.findIndex((row) => textRuns(row).some((run) => run.font === font));
  if (first < 1 || first > MAX_HEADER_ROWS) return 0;
  return rows.slice(0, first).findLastIndex((row) => row.blocks.length > 1) + 1;
}

/** For headers in the body font: names for every column, below a caption or with a word above numbers. */
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

/** Omits footnote marks. */
function textRuns(row: Row): Run[] {
  return row.blocks.flatMap((block) =>
    block.segments.flatMap(({ runs, height }) => runs.filter((run) => run.height >= MARK_SIZE * height)),
  );
}
