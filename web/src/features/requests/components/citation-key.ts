import type { Quote } from '@trialdesk/contract/entities/citation';

/** The same for the same words on the same page, whatever number they have in an answer. */
export function citationKey({ document_id, page, text_snippet }: Quote): string {
  return JSON.stringify([document_id, page, text_snippet]);
}
