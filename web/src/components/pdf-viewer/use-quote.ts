import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { QuotePlace } from './document-dialog.tsx';
import { locateQuote, type TextPart } from './locate-text.ts';
import { pageItems } from './page-items.ts';

export type LocatedQuote = { state: 'none' } | { state: 'found'; parts: TextPart[] } | { state: 'missing' };

/** Looks for a quote on its page: found there, or missing, and `none` as long as nothing is known. */
export function useQuote(pdf: PDFDocumentProxy, at: QuotePlace | null): LocatedQuote {
  const [located, setLocated] = useState<LocatedQuote>({ state: 'none' });
  useEffect(() => {
    if (!at || at.page > pdf.numPages) return undefined;
    let isCurrent = true;
    const locate = async () => {
      const parts = locateQuote(await pageItems(await pdf.getPage(at.page)), at.quote);
      if (isCurrent) setLocated(parts ? { state: 'found', parts } : { state: 'missing' });
    };
    // What cannot be read cannot be marked; the page itself says what went wrong.
    locate().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf, at]);
  return located;
}
