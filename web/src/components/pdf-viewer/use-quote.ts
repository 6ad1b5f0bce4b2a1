import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { locateQuote, type TextPart } from './locate-text.ts';
import { pageItems } from './page-items.ts';
import type { QuotePlace } from './quote-place.ts';

export type LocatedQuote = { state: 'none' } | { state: 'found'; parts: TextPart[] } | { state: 'missing' };

/** Locates a quote on its page; `none` until the search is done. */
export function useQuote(pdf: PDFDocumentProxy, at: QuotePlace | null): LocatedQuote {
  const [located, setLocated] = useState<LocatedQuote>({ state: 'none' });
  useEffect(() => {
    if (!at || at.page > pdf.numPages) return undefined;
    let isCurrent = true;
    const locate = async () => {
      const parts = locateQuote(await pageItems(await pdf.getPage(at.page)), at.quote);
      if (isCurrent) setLocated(parts ? { state: 'found', parts } : { state: 'missing' });
    };
    // The page reports its own load errors.
    locate().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf, at]);
  return located;
}
