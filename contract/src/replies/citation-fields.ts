import { actorReply } from './actor.ts';
import { ocrRectReply } from './ocr-rect-reply.ts';
import { integer, optional, text, timestamp } from './reply-schema.ts';

export const quoteFields = {
  document_id: text(),
  document_name: text(),
  document_version: integer(1),
  document_sha256: optional(text()),
  document_generation: optional(text()),
  page: integer(1),
  section: text(),
  text_snippet: text(),
  marked_under: optional(text()),
  ocr_rect: ocrRectReply,
};

export const citationFields = {
  ...quoteFields,
  number: integer(1),
  added_by: optional(actorReply),
  added_at: optional(timestamp()),
};
