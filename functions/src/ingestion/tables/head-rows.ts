import type { Block, Row } from '../layout/layout.ts';
import type { Run } from '../pdf/page-text.ts';
import { marksOf } from './table-heads.ts';

/** What tells the heads of a table from its rows. */
interface Around {
  bodyFont: string;
  /** A caption stands right above. */
  captioned: boolean;
  /** The table goes on from the page before, where it had its heads. */
  goesOn: boolean;
}

/** A head is a name and no statement. */
const LONGEST_HEAD = 60;

/** Heads stand in so many rows at most. */
const MOST_ROWS = 5;

/** Whether the rows say by marks alone what is done when: in several rows, or many times in one. */
export function isSchedule(rows: Row[]): boolean {
  const marks = rows.map((row) => marksOf(row).length).filter((count) => count > 0);
  return marks.length >= 3 || marks.some((count) => count >= 4);
}

/** How many of the first rows of a table are heads. */
export function countHeads(rows: Row[], { bodyFont, captioned, goesOn }: Around): number {
  if (isSchedule(rows)) {
    const firstMarked = rows.findIndex((row) => marksOf(row).length > 0);
    return rows.slice(0, firstMarked).findLastIndex((row) => row.blocks.length > 2) + 1;
  }
  const byFont = countByFont(rows, mainFont(rows)) || countByFont(rows, bodyFont);
  if (byFont > 0 || goesOn) return byFont;
  return isHead(rows, captioned) ? 1 : 0;
}

/** Heads are set in another font than most of the table. The name of the first group of rows may be set so too. */
function countByFont(rows: Row[], font: string): number {
  const first = rows.findIndex((row) => runsOf(row).some((run) => run.font === font));
  if (first < 1 || first > MOST_ROWS) return 0;
  return rows.slice(0, first).findLastIndex((row) => row.blocks.length > 1) + 1;
}

/**
 * Whether the first row is a head though it looks like all others: it names every column, and either a caption above
 * three columns or more leads one to expect it, or it has a word where the rows have numbers.
 */
function isHead([first, ...rows]: Row[], captioned: boolean): boolean {
  const body = rows.filter((row) => row.blocks.length > 1);
  if (!first || first.blocks.length < 2 || body.length < 2) return false;
  const most = Math.max(...body.map((row) => row.blocks.length));
  if (first.blocks.length < most || !first.blocks.every(isName)) return false;
  if (captioned && most >= 3) return true;
  return first.blocks.some((head, at) => {
    const below = body.flatMap((row) => (row.blocks.length === most ? row.blocks.slice(at, at + 1) : []));
    return below.length >= 2 && !/\d/.test(head.text) && below.every((cell) => /^[<>≤≥=±~+-]?\s?\d/.test(cell.text));
  });
}

function isName({ text }: Block): boolean {
  return text.length <= LONGEST_HEAD && /^[^\p{Ll}\d]/u.test(text) && !/[.;,]$/.test(text);
}

/** The font that most rows have; of two the one that is met last, as heads come first. */
export function mainFont(rows: Row[]): string {
  const counts = new Map<string, number>();
  for (const row of rows.toReversed())
    for (const font of new Set(runsOf(row).map((run) => run.font))) counts.set(font, (counts.get(font) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Whether all of a row is set in another font than `font`. */
export function standsOut(row: Row, font: string): boolean {
  return runsOf(row).every((run) => run.font !== font);
}

/** The runs of a row but for the marks of footnotes, which have a font of their own. */
function runsOf(row: Row): Run[] {
  return row.blocks.flatMap((block) =>
    block.segments.flatMap(({ runs, height }) => runs.filter((run) => run.height >= 0.85 * height)),
  );
}
