import { LIMITS } from '@trialdesk/contract/limits';
import { findFacts } from './facts/find-facts.ts';
import { markHistory } from './facts/mark-history.ts';
import { failedReading } from './failed-reading.ts';
import { contentsLines, withoutContents } from './layout/contents.ts';
import { layOutPages } from './layout/lay-out-pages.ts';
import { introducedAbbreviations, listedAbbreviations } from './passages/abbreviations.ts';
import { cutPassages } from './passages/cut-passages.ts';
import { splitApart } from './passages/split-apart.ts';
import { joinSplitSentences } from './passages/split-sentences.ts';
import { PASSAGE_FORMAT, type PdfPassages, type PdfReading } from './passages/passage.ts';
import { extractPages, openPdf } from './pdf/extract-pages.ts';
import type { PageText } from './pdf/page-text.ts';
import type { Scans } from './scans/read-scans.ts';

/** With a smaller share of readable pages a document would look searched without having been. Set by eye. */
const MIN_READABLE = 0.05;

/** Without limits; `readPdf` runs it where it can be stopped. Scans replace pages. */
export async function readPages(bytes: Uint8Array, scans: Scans = new Map()): Promise<PdfReading> {
  let document;
  try {
    document = await openPdf(bytes);
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    return failedReading(encrypted ? 'encrypted' : 'damaged');
  }
  if (document.numPages > LIMITS.documentPages) return failedReading('too_many_pages');
  const texts = await extractPages(document);
  return toReading(texts.map((text) => scans.get(text.page) ?? text));
}

function toReading(texts: PageText[]): PdfReading {
  const { pages, ...body } = layOutPages(texts);
  const kept = withoutContents(pages);
  const cut = cutPassages({ ...body, pages: kept, contents: contentsLines(pages, kept) });
  const passages = markHistory(joinSplitSentences(splitApart(cut, texts)));
  const unreadable = pages.filter((page) => !page.hasText).map(({ page }) => page);
  const readable = pages.length - unreadable.length;
  if (passages.length === 0 || readable < pages.length * MIN_READABLE) return failedReading('no_text', unreadable);
  const file: PdfPassages = {
    format: PASSAGE_FORMAT,
    page_count: pages.length,
    pages_without_text: unreadable,
    pages_read_by_ocr: pages.filter(({ readBy, hasText }) => readBy === 'ocr' && hasText).map(({ page }) => page),
    abbreviations: Object.fromEntries([
      ...passages.flatMap((passage) => introducedAbbreviations(passage.text)),
      ...pages.flatMap((page) => listedAbbreviations(page.rows)),
    ]),
    passages,
    facts: findFacts(passages),
  };
  return { result: 'read', file };
}
