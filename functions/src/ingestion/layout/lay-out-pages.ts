import type { PageText } from '../pdf/page-text.ts';
import { dropFurniture } from './furniture.ts';
import { joinListMarks } from './join-list-marks.ts';
import { isReadable } from './readable.ts';
import { rotateHeaders } from './rotated-headers.ts';
import { toRows, type Row } from './rows.ts';
import { segmentPage, type SegmentedPage } from './segments.ts';
import { splitTextColumns } from './text-columns.ts';

/** A page as rows, in reading order. */
export interface LaidOutPage {
  page: number;
  turn: number;
  rows: Row[];
  /** False for a page without text, or whose text is not language. */
  hasText: boolean;
}

/** A document's pages as rows, without what is printed on all of them. */
export interface LaidOutDocument {
  pages: LaidOutPage[];
  /** The font that most characters have. Headings and column headers are set in another one. */
  bodyFont: string;
}

/** The stage between the text of a PDF and its tables: lines, paragraphs, cells and their reading order. */
export function layOutPages(pages: PageText[]): LaidOutDocument {
  const segmented = dropFurniture(pages.map((page) => segmentPage(rotateHeaders(page))));
  const readable = segmented.map((page) => (isReadable(page) ? page : { ...page, segments: [] }));
  return {
    pages: readable.map((page) => ({
      page: page.page,
      turn: page.turn,
      rows: splitTextColumns(page).flatMap((part) => joinListMarks(toRows(part))),
      hasText: page.segments.length > 0,
    })),
    bodyFont: mostUsedFont(readable),
  };
}

function mostUsedFont(pages: SegmentedPage[]): string {
  const characters = new Map<string, number>();
  for (const run of pages.flatMap((page) => page.segments.flatMap((segment) => segment.runs)))
    characters.set(run.font, (characters.get(run.font) ?? 0) + run.text.length);
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
