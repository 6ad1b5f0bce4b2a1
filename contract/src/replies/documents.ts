import type { InferType } from 'yup';
import { anyOf, list, moment, one, shape, whole, words } from './shape.ts';

/** Why a document could not be read. */
const ingestionFailure = one([
  'empty',
  'not_pdf',
  'damaged',
  'encrypted',
  'no_text',
  'too_many_pages',
  'took_too_long',
  'missing',
  'internal',
]);

/** How far a document is on its way to answering questions. */
const ingestionReply = anyOf([
  shape({ state: one(['queued']), since: moment() }),
  shape({ state: one(['reading']), since: moment(), lease_until: moment(), attempt: whole(1) }),
  shape({ state: one(['ready']), at: moment(), passages: whole(), pages_without_text: list(whole(1)) }),
  shape({ state: one(['failed']), at: moment(), reason: ingestionFailure, message: words() }),
]);

export const documentReply = shape({
  id: words(),
  name: words(),
  upload_date: moment(),
  document_status: one(['active', 'archived']),
  /** The route that gives a short-lived address. */
  download_url: words(),
  study_id: words().nullable(),
  version: whole(1),
  replaces: words().nullable(),
  replaced_by: words().nullable(),
  page_count: whole(),
  size: whole(),
  ingestion: ingestionReply,
});

export const documentsReply = list(documentReply);

export const documentUrlReply = shape({ url: words() });

/** A document as the API answers it. */
export type DocumentView = InferType<typeof documentReply>;
/** Where a document's PDF is for a short while. */
export type DocumentAddress = InferType<typeof documentUrlReply>;
