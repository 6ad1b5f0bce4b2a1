import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { loadPdf } from './load-pdf.ts';

export type LoadedPdf =
  | { state: 'loading' }
  | { state: 'failed' }
  /** `ratio`: height of the first page by its width. */
  | { state: 'ready'; pdf: PDFDocumentProxy; ratio: number };

/** Opens a PDF, and closes it on unmount or when the URL changes. */
export function usePdf(url: string): LoadedPdf {
  const [loaded, setLoaded] = useState<{ url: string; result: LoadedPdf } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const task = loadPdf(url);
    const open = async () => {
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      return { pdf, ratio: height / width };
    };
    open().then(
      (opened) => isCurrent && setLoaded({ url, result: { state: 'ready', ...opened } }),
      () => isCurrent && setLoaded({ url, result: { state: 'failed' } }),
    );
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [url]);
  return loaded?.url === url ? loaded.result : { state: 'loading' };
}
