import type { PageText, Run } from '../pdf/page-text.ts';
import type { Rules } from '../pdf/page-rules.ts';
import { dropFurniture } from './furniture.ts';
import { joinListMarks } from './join-list-marks.ts';
import { isReadable } from './readable.ts';
import { rotateHeaders } from './rotated-headers.ts';
import { toRows } from './rows.ts';
import type { Row } from './row.ts';
import { segmentPage, type SegmentedPage } from './segments.ts';
import { splitTextColumns } from './text-columns.ts';

/** Rows are in reading order. */
export interface LaidOutPage {
  page: number;
  turn: number;
  rows: Row[];
  rules: Rules;
  /** False if there is no text or it is not language. */
  hasText: boolean;
  readBy?: 'ocr';
}

/** Without headers, footers and watermarks. */
export interface LaidOutDocument {
  pages: LaidOutPage[];
  /** Headings and column headers use other fonts. */
  bodyFont: string;
  /** Of most of its text; 0 if unknown. */
  bodySize: number;
}

/** Pipeline stage between PDF text and tables. */
export function layOutPages(pages: PageText[]): LaidOutDocument {
  const segmented = dropFurniture(inBodyFont(pages).map((page) => segmentPage(rotateHeaders(page))));
  const readable = segmented.map((page) => (isReadable(page) ? page : { ...page, segments: [] }));
  return {
    pages: readable.map((page) => ({
      page: page.page,
      turn: page.turn,
      rules: page.rules,
      rows: splitTextColumns(page).flatMap((part) => joinListMarks(toRows(part))),
      hasText: page.segments.length > 0,
      ...(page.readBy && { readBy: page.readBy }),
    })),
    ...bodyOf(readable),
  };
}

/** OCR recognizes no fonts; without one, all its lines would be headings. */
function inBodyFont(pages: PageText[]): PageText[] {
  const own = pages.filter((page) => !page.readBy).flatMap(({ runs }) => runs);
  if (own.length === 0) return pages;
  const font = mostUsed(own, (run) => run.font) ?? '';
  return pages.map((page) => (page.readBy ? { ...page, runs: page.runs.map((run) => ({ ...run, font })) } : page));
}

/** Sizes found by OCR are inexact. */
function bodyOf(pages: SegmentedPage[]): Pick<LaidOutDocument, 'bodyFont' | 'bodySize'> {
  const runsOf = (some: SegmentedPage[]) => some.flatMap((page) => page.segments.flatMap((segment) => segment.runs));
  const exact = runsOf(pages.filter((page) => !page.readBy));
  return {
    bodyFont: mostUsed(runsOf(pages), (run) => run.font) ?? '',
    bodySize: mostUsed(exact, (run) => run.height) ?? 0,
  };
}

/** By characters. */
function mostUsed<Value>(runs: Run[], valueOf: (run: Run) => Value): Value | undefined {
  const characters = new Map<Value, number>();
  for (const run of runs) characters.set(valueOf(run), (characters.get(valueOf(run)) ?? 0) + run.text.length);
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0];
}
