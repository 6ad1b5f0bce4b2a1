import type { Ingestion, Outage, ScanProgress } from '@trialdesk/contract/entities/document';
import { ingestionFailureMessage } from '../../../lib/messages/ingestion-failure.ts';
import type { Tone } from '../../../components/status-badge.tsx';

export interface IngestionText {
  label: string;
  tone: Tone;
  /** Additional sentence, or empty. */
  detail: string;
}

const count = (number: number, noun: string) => `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** Above this many, pages are counted rather than listed. */
const MAX_LISTED_PAGES = 8;

function pagesText(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  if (pages.length > MAX_LISTED_PAGES) return `${pages.length} pages have no readable text.`;
  if (pages.length === 1) return `Page ${pages.join('')} has no readable text.`;
  return `Pages ${pages.slice(0, -1).join(', ')} and ${pages.slice(-1).join('')} have no readable text.`;
}

function scannedText({ length }: readonly number[]): string {
  return length === 0 ? '' : `${count(length, 'page')} read by OCR.`;
}

function progressText({ read, of }: ScanProgress): string {
  return `Reading scanned pages: ${read} of ${of}. Answers can use it once it is ready.`;
}

function outageText({ since, retry_at }: Outage): string {
  return `The file storage has not answered since ${timeOf(since)}. The next attempt is at ${timeOf(retry_at)}.`;
}

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

function timeOf(moment: string): string {
  return TIME.format(new Date(moment));
}

/** Label and details of a document's ingestion state. */
export function ingestionText(ingestion: Ingestion, pageCount: number): IngestionText {
  switch (ingestion.state) {
    case 'queued':
      if (ingestion.outage) return { label: 'Waiting', tone: 'info', detail: outageText(ingestion.outage) };
      return ingestion.scans
        ? { label: 'Processing', tone: 'info', detail: progressText(ingestion.scans) }
        : { label: 'Queued', tone: 'info', detail: 'Waiting to be processed.' };
    case 'reading':
      return {
        label: 'Processing',
        tone: 'info',
        detail: ingestion.scans ? progressText(ingestion.scans) : 'Answers can use it once it is ready.',
      };
    case 'ready':
      return {
        label: 'Ready',
        tone: ingestion.pages_without_text.length > 0 ? 'attention' : 'success',
        detail: [
          `${count(pageCount, 'page')}, ${count(ingestion.passages, 'passage')}.`,
          scannedText(ingestion.pages_read_by_ocr ?? []),
          pagesText(ingestion.pages_without_text),
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'failed':
      return { label: 'Failed', tone: 'error', detail: ingestionFailureMessage(ingestion.reason) };
  }
}
