import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { loadPdf } from './load-pdf.ts';

export type LoadedPdf = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; pdf: PDFDocumentProxy };

/** Opens a PDF, and closes it on unmount or when the URL changes. */
export function usePdf(url: string): LoadedPdf {
  const [loaded, setLoaded] = useState<{ url: string; result: LoadedPdf } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const task = loadPdf(url);
    task.promise.then(
      (pdf) => isCurrent && setLoaded({ url, result: { state: 'ready', pdf } }),
      () => isCurrent && setLoaded({ url, result: { state: 'failed' } }),
    );
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [url]);
  return loaded?.url === url ? loaded.result : { state: 'loading' };
}
