import type { PdfReading } from './passages/passage.ts';
import { readPdf } from './read-pdf.ts';
import { readScans, type EarlierScans, type ScanOptions } from './scans/read-scans.ts';

/** Pages read by OCR at most; the others are listed as pages without text. */
const MAX_SCANNED_PAGES = 500;

interface DocumentReading {
  reading: PdfReading;
  /** With those of earlier slices. */
  scanned: EarlierScans;
  /** Scanned pages left for the next slice, missing from the reading. */
  left: number;
}

interface Slice extends Pick<ScanOptions, 'limits'> {
  earlier: EarlierScans;
  /** Called after each page; false stops the reading. */
  onPage: (progress: { read: number; of: number }) => Promise<boolean>;
}

/** Pages without readable text are read by OCR, as many as one slice allows. */
export async function readDocument(bytes: Uint8Array, { earlier, onPage, limits }: Slice): Promise<DocumentReading> {
  const { scans } = earlier;
  const reading = await readPdf(bytes, { scans });
  const unread = pagesWithoutText(reading).filter((page) => !scans.has(page));
  const pages = unread.slice(0, Math.max(0, MAX_SCANNED_PAGES - scans.size));
  if (pages.length === 0) return { reading, scanned: earlier, left: 0 };
  const of = scans.size + pages.length;
  const { read, interruptions } = await readScans(
    { bytes, pages },
    { ...(limits && { limits }), earlier, onPage: (count) => onPage({ read: scans.size + count, of }) },
  );
  const all = new Map([...scans, ...read]);
  const left = pages.length - read.size;
  const isChanged = left === 0 && [...read.values()].some((text) => text !== null);
  return {
    reading: isChanged ? await readPdf(bytes, { scans: all }) : reading,
    scanned: { scans: all, interruptions },
    left,
  };
}

function pagesWithoutText(reading: PdfReading): number[] {
  return reading.result === 'read' ? reading.file.pages_without_text : reading.pages_without_text;
}
