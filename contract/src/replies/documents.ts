import {
  DOCUMENT_STATUSES,
  INGESTION_FAILURES,
  type FailedIngestion,
  type FinishedIngestion,
  type Ingestion,
  type QueuedIngestion,
  type RunningIngestion,
  type StudyDocument,
} from '../entities/document.ts';
import { anyOf, integer, list, nullable, oneOf, shape, text, timestamp, type ReplySchema } from './reply-schema.ts';

interface FailedIngestionView extends FailedIngestion {
  message: string;
}

export type IngestionView = Exclude<Ingestion, FailedIngestion> | FailedIngestionView;

export interface DocumentView extends Omit<StudyDocument, 'uploaded_by' | 'ingestion'> {
  /** Route that returns a short-lived address. */
  download_url: string;
  ingestion: IngestionView;
}

export interface DocumentAddress {
  url: string;
}

const ingestionReply: ReplySchema<IngestionView> = anyOf([
  shape<QueuedIngestion>({ state: oneOf(['queued']), since: timestamp() }),
  shape<RunningIngestion>({
    state: oneOf(['reading']),
    since: timestamp(),
    lease_until: timestamp(),
    attempt: integer(1),
  }),
  shape<FinishedIngestion>({
    state: oneOf(['ready']),
    at: timestamp(),
    passages: integer(),
    pages_without_text: list(integer(1)),
  }),
  shape<FailedIngestionView>({
    state: oneOf(['failed']),
    at: timestamp(),
    reason: oneOf(INGESTION_FAILURES),
    message: text(),
  }),
]);

export const documentReply = shape<DocumentView>({
  id: text(),
  name: text(),
  upload_date: timestamp(),
  document_status: oneOf(DOCUMENT_STATUSES),
  download_url: text(),
  study_id: nullable(text()),
  version: integer(1),
  replaces: nullable(text()),
  replaced_by: nullable(text()),
  page_count: integer(),
  size: integer(),
  ingestion: ingestionReply,
});

export const documentsReply = list(documentReply);

export const documentUrlReply = shape<DocumentAddress>({ url: text() });
