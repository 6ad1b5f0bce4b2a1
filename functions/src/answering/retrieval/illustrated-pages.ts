import type { FoundPassage, ScopeDocument } from './scope.ts';

export interface IllustratedPage {
  document: ScopeDocument;
  page: number;
}

/** Only pages of the best passages are worth an image. Set by hand. */
const BEST = 8;

/** Columns of a table that reads badly as text. */
const DENSE = 3;

const FIGURE = /^Fig(?:ure|\.)\s/iu;

/** Of dense tables, figures and scans, best first. */
export function illustratedPages(ranked: readonly FoundPassage[], most: number): IllustratedPage[] {
  const pages = new Map<string, IllustratedPage>();
  for (const found of ranked.slice(0, BEST)) {
    const { document, passage } = found;
    if (isDense(found) || passage.read_by === 'ocr' || hasFigure(document, passage.page))
      pages.set(`${document.id} ${passage.page}`, { document, page: passage.page });
  }
  return [...pages.values()].slice(0, most);
}

function isDense({ passage: { kind, context } }: FoundPassage): boolean {
  const { marks = [], values = [], cells = [], unpairedHeaders } = context;
  return kind === 'table' && (marks.length + values.length + cells.length >= DENSE || unpairedHeaders !== undefined);
}

function hasFigure({ file }: ScopeDocument, page: number): boolean {
  return file.passages.some((passage) => passage.page === page && FIGURE.test(passage.text));
}
