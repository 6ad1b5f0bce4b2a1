import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { locateQuote } from './locate-text.ts';
import type { Mark, MarkedPlace } from './mark-elements.ts';
import { pageItems } from './page-items.ts';
import type { QuotePlace } from './quote-place.ts';

export interface LocatedQuotes {
  /** Of the quote that was opened; `none` until the search is done. */
  state: 'none' | 'found' | 'missing';
  marks: readonly (Mark & { page: number })[];
}

const NONE: LocatedQuotes = { state: 'none', marks: [] };

/** Locates the opened quote and the others of the same document. */
export function useQuotes(pdf: PDFDocumentProxy, at: QuotePlace | null, others: readonly QuotePlace[]): LocatedQuotes {
  const [located, setLocated] = useState<LocatedQuotes & { at: QuotePlace | null }>({ ...NONE, at: null });
  useEffect(() => {
    let isCurrent = true;
    const locate = locator(pdf);
    const locateAll = async () => {
      const place = at && (await locate(at));
      const further = await Promise.all(
        others
          .filter(({ page, quote }) => page !== at?.page || quote !== at.quote)
          .map(async (other) => ({ page: other.page, place: await locate(other) })),
      );
      if (!isCurrent) return;
      const marks = [
        ...(at && place ? [{ kind: 'quote' as const, page: at.page, place }] : []),
        ...further.flatMap(({ page, place: found }) => (found ? [{ kind: 'other' as const, page, place: found }] : [])),
      ];
      setLocated({ at, state: place ? 'found' : 'missing', marks });
    };
    // The page reports its own load errors.
    locateAll().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf, at, others]);
  return at && located.at === at ? located : NONE;
}

/** Reads the text of each page once. */
function locator(pdf: PDFDocumentProxy) {
  const texts = new Map<number, Promise<string[]>>();
  const textOf = async (page: number) => pageItems(await pdf.getPage(page));
  return async ({ page, quote, rect }: QuotePlace): Promise<MarkedPlace | null> => {
    if (rect) return { rect };
    if (page > pdf.numPages) return null;
    const text = texts.get(page) ?? textOf(page);
    texts.set(page, text);
    const parts = locateQuote(await text, quote);
    return parts && { parts };
  };
}
