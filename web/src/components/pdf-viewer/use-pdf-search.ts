import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { findText, type TextPart } from './locate-text.ts';
import { pageItems } from './page-items.ts';

export interface Hit {
  page: number;
  parts: TextPart[];
}

export interface PdfSearch {
  /** In reading order; grows as pages are searched. */
  hits: readonly Hit[];
  isDone: boolean;
}

const NOTHING: PdfSearch = { hits: [], isDone: true };

/** Debounce in ms. */
const PAUSE = 250;

/** Searches page by page. Needs at least two characters. */
export function usePdfSearch(pdf: PDFDocumentProxy, search: string): PdfSearch {
  const wanted = search.trim();
  const [found, setFound] = useState<PdfSearch & { wanted: string }>({ ...NOTHING, wanted: '' });

  useEffect(() => {
    if (wanted.length < 2) return undefined;
    let isCurrent = true;
    const searchAll = async () => {
      const hits: Hit[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const items = await pageItems(await pdf.getPage(number));
        if (!isCurrent) return;
        hits.push(...findText(items, wanted).map((parts) => ({ page: number, parts })));
        setFound({ wanted, hits: [...hits], isDone: number === pdf.numPages });
      }
    };
    // Closing the document rejects the search; nobody is waiting for it.
    const timer = setTimeout(() => void searchAll().catch(() => undefined), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [pdf, wanted]);

  if (wanted.length < 2) return NOTHING;
  return found.wanted === wanted ? found : { hits: [], isDone: false };
}
