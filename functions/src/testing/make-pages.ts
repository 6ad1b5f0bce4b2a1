import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { makePdf } from '../ingestion/testing/make-pdf.ts';

/** A PDF with the given paragraphs on each page. */
export function makePages(pages: string[][], options: Partial<TDocumentDefinitions> = {}): Promise<Uint8Array> {
  const content = pages.flatMap((paragraphs, page) =>
    paragraphs.map((text, place): Content => ({
      text,
      margin: [0, 0, 0, 10],
      ...(page > 0 && place === 0 ? { pageBreak: 'before' } : {}),
    })),
  );
  return makePdf(content, options);
}
