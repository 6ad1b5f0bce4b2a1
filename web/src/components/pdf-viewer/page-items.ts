import type { PDFPageProxy } from 'pdfjs-dist';

/** A page's text items, in the text layer's order. */
export async function pageItems(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [item.str] : []));
}
