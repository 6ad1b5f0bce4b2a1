import type { Ingestion } from '@trialdesk/contract/entities/document';
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

/** Label and details of a document's ingestion state. */
export function ingestionText(ingestion: Ingestion, pageCount: number): IngestionText {
  switch (ingestion.state) {
    case 'queued':
      return { label: 'Queued', tone: 'pending', detail: 'Waiting to be processed.' };
    case 'reading':
      return { label: 'Processing', tone: 'pending', detail: 'Answers can use it once it is ready.' };
    case 'ready':
      return {
        label: 'Ready',
        tone: 'success',
        detail: [
          `${count(pageCount, 'page')}, ${count(ingestion.passages, 'passage')}.`,
          pagesText(ingestion.pages_without_text),
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'failed':
      return { label: 'Failed', tone: 'error', detail: ingestionFailureMessage(ingestion.reason) };
  }
}
