import type { PageText } from '../pdf/page-text.ts';
import { dropFurniture } from './furniture.ts';
import { joinListMarks } from './join-list-marks.ts';
import { isReadable } from './readable.ts';
import { rotateHeaders } from './rotated-headers.ts';
import { toRows, type Row } from './rows.ts';
import { segmentPage, type SegmentedPage } from './segments.ts';
import { splitTextColumns } from './text-columns.ts';

/** Rows are in reading order. */
export interface LaidOutPage {
  page: number;
  turn: number;
  rows: Row[];
  /** False if there is no text or it is not language. */
  hasText: boolean;
}

/** Without headers, footers and watermarks. */
export interface LaidOutDocument {
  pages: LaidOutPage[];
  /** Headings and column headers use other fonts. */
  bodyFont: string;
}

/** Pipeline stage between PDF text and tables. */
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
