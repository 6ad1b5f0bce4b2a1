import { LIMITS } from '@trialdesk/contract/limits';
import { findFacts } from './facts/find-facts.ts';
import { failedReading } from './failed-reading.ts';
import { withoutContents } from './layout/contents.ts';
import { layOutPages } from './layout/lay-out-pages.ts';
import { introducedAbbreviations, listedAbbreviations } from './passages/abbreviations.ts';
import { cutPassages } from './passages/cut-passages.ts';
import { PASSAGE_FORMAT, type PassageFile, type PdfReading } from './passages/passage.ts';
import { extractPages, openPdf } from './pdf/extract-pages.ts';
import type { PageText } from './pdf/page-text.ts';

/** With a smaller share of readable pages a document would look searched without having been. Set by eye. */
const MIN_READABLE = 0.05;

/** Reads a PDF in this thread, however long it takes; `readPdf` runs it where it can be stopped. */
export async function readPages(bytes: Uint8Array): Promise<PdfReading> {
  let document;
  try {
    document = await openPdf(bytes);
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    return failedReading(encrypted ? 'encrypted' : 'damaged');
  }
  if (document.numPages > LIMITS.documentPages) return failedReading('too_many_pages');
  return toReading(await extractPages(document));
}

function toReading(texts: PageText[]): PdfReading {
  const { pages, bodyFont } = layOutPages(texts);
  const passages = cutPassages({ pages: withoutContents(pages), bodyFont });
  const unreadable = pages.filter((page) => !page.hasText).map(({ page }) => page);
  const readable = pages.length - unreadable.length;
  if (passages.length === 0 || readable < pages.length * MIN_READABLE) return failedReading('no_text');
  const file: Omit<PassageFile, 'document_id'> = {
    format: PASSAGE_FORMAT,
    page_count: pages.length,
    pages_without_text: unreadable,
    abbreviations: Object.fromEntries([
      ...passages.flatMap((passage) => introducedAbbreviations(passage.text)),
      ...pages.flatMap((page) => listedAbbreviations(page.rows)),
    ]),
    passages,
    facts: findFacts(passages),
  };
  return { result: 'read', file };
}
