import type { PageRect, Quote } from '@trialdesk/contract/entities/citation';

/** A quote and the page it is on. */
export interface QuotePlace {
  /** 1-based. */
  page: number;
  quote: string;
  /** Where it is on the page, if its text is not the file's own. */
  rect?: PageRect;
}

export function placeOf({ page, text_snippet, ocr_rect }: Quote): QuotePlace {
  return { page, quote: text_snippet, ...(ocr_rect && { rect: ocr_rect }) };
}
