import type { PageRect } from '../entities/citation.ts';
import { decimal, optional, shape } from './reply-schema.ts';

/** Only quotes of text read by OCR have it. */
export const ocrRectReply = optional(
  shape<PageRect>({ left: decimal(), bottom: decimal(), right: decimal(), top: decimal() }),
);
