import { visibleCharacters } from '@trialdesk/contract/symbol-font';
import { readFile } from 'node:fs/promises';

/** From pdf.js, without white space, to check quotes independently of our ingestion. */
export async function readPageWords(path: string): Promise<string[]> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: VerbosityLevel.ERRORS })
    .promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(squeeze(items.map((item) => ('str' in item ? visibleCharacters(item.str) : '')).join('')));
  }
  return pages;
}

export function squeeze(text: string): string {
  return text.replace(/\s+/gu, '');
}
