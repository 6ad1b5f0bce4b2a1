import type { PDFPageProxy } from 'pdfjs-dist';

/** The text items of a page, in the order in which the text layer draws them. */
export async function pageItems(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [item.str] : []));
}
