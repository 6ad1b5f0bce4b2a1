import type { Quote } from '@trialdesk/contract/entities/citation';

/** Identifies a quote regardless of its number in an answer. */
export function citationKey({ document_id, page, text_snippet }: Quote): string {
  return JSON.stringify([document_id, page, text_snippet]);
}
