import { LIMITS } from '@trialdesk/contract/limits';
import { introducedAbbreviations, listedAbbreviations } from '../layout/abbreviations.ts';
import { cutPassages, type RowedPage } from '../passages/cut-passages.ts';
import { extractPage, openPdf } from './extract-pages.ts';
import { dropFurniture } from '../layout/furniture.ts';
import { joinListMarks } from '../layout/join-list-marks.ts';
import { layOut, segmentPage, type SegmentedPage } from '../layout/layout.ts';
import { PASSAGE_FORMAT, type PassageFile, type PdfReading } from '../passages/passage.ts';
import { failedReading } from './failed-reading.ts';
import { isReadable } from './readable.ts';
import { splitTextColumns } from '../layout/text-columns.ts';

/** A document of which less than this share of pages can be read would be taken for one that was searched. */
const READ_AT_LEAST = 0.05;

/** Reads a PDF in this thread, however long it takes: `readPdf` runs it where it can be ended. */
export async function readPages(bytes: Uint8Array): Promise<PdfReading> {
  let document;
  try {
    document = await openPdf(bytes);
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    return failedReading(encrypted ? 'encrypted' : 'damaged');
  }
  if (document.numPages > LIMITS.documentPages) return failedReading('too_many_pages');
  const pages: SegmentedPage[] = [];
  for (let page = 1; page <= document.numPages; page++) pages.push(segmentPage(await extractPage(document, page)));
  return toReading(pages);
}

function toReading(pages: SegmentedPage[]): PdfReading {
  const readable = dropFurniture(pages).map((page) => (isReadable(page) ? page : { ...page, segments: [] }));
  const rowed: RowedPage[] = readable.map((page) => ({
    page: page.page,
    turn: page.turn,
    rows: splitTextColumns(page).flatMap((part) => joinListMarks(layOut(part))),
  }));
  const passages = cutPassages(rowed, mainFont(readable));
  const read = readable.filter((page) => page.segments.length > 0).length;
  if (passages.length === 0 || read < pages.length * READ_AT_LEAST) return failedReading('no_text');
  const file: Omit<PassageFile, 'document_id'> = {
    format: PASSAGE_FORMAT,
    page_count: pages.length,
    pages_without_text: readable.filter((page) => page.segments.length === 0).map((page) => page.page),
    abbreviations: Object.fromEntries([
      ...passages.flatMap((passage) => introducedAbbreviations(passage.text)),
      ...rowed.flatMap((page) => listedAbbreviations(page.rows)),
    ]),
    passages,
  };
  return { result: 'read', file };
}

/** The font in which most of the document is set; headings and table heads stand out from it. */
function mainFont(pages: SegmentedPage[]): string {
  const characters = new Map<string, number>();
  for (const run of pages.flatMap((page) => page.segments.flatMap((segment) => segment.runs)))
    characters.set(run.font, (characters.get(run.font) ?? 0) + run.text.length);
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
