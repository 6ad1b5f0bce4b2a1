import type { Ingestion } from '@trialdesk/contract/entities/document';
import { ingestionFailureMessage } from '../../../lib/messages/failures.ts';
import type { Tone } from '../../../components/status-badge.tsx';

export interface IngestionText {
  label: string;
  tone: Tone;
  /** A sentence more, empty when there is none. */
  detail: string;
}

const count = (number: number, noun: string) => `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** Names at most so many pages one by one. */
const NAMED = 8;

function pagesText(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  if (pages.length > NAMED) return `${pages.length} pages hold no text that could be read.`;
  if (pages.length === 1) return `Page ${pages.join('')} holds no text that could be read.`;
  return `Pages ${pages.slice(0, -1).join(', ')} and ${pages.slice(-1).join('')} hold no text that could be read.`;
}

/** How far a document is on its way to answering questions, in words. */
export function ingestionText(ingestion: Ingestion, pageCount: number): IngestionText {
  switch (ingestion.state) {
    case 'queued':
      return { label: 'Queued', tone: 'pending', detail: 'Waits to be read.' };
    case 'reading':
      return { label: 'Being read', tone: 'pending', detail: 'Answers can use it as soon as it is ready.' };
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
