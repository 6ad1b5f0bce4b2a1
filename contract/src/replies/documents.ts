import {
  DOCUMENT_STATUSES,
  INGESTION_FAILURES,
  type DerivedHashes,
  type FailedIngestion,
  type FinishedIngestion,
  type Ingestion,
  type Outage,
  type QueuedIngestion,
  type RunningIngestion,
  type ScanProgress,
  type StudyDocument,
} from '../entities/document.ts';
import {
  anyOf,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  type ReplySchema,
} from './reply-schema.ts';

interface FailedIngestionView extends FailedIngestion {
  message: string;
}

export type IngestionView = Exclude<Ingestion, FailedIngestion> | FailedIngestionView;

export interface DocumentView extends Omit<
  StudyDocument,
  'uploaded_by' | 'source' | 'ingestion' | 'label' | 'effective_date' | keyof DerivedHashes
> {
  /** Empty if none was given. */
  label: string;
  effective_date: string | null;
  /** Route that returns a short-lived address. */
  download_url: string;
  ingestion: IngestionView;
}

export interface DocumentAddress {
  url: string;
}

const scansReply = shape<ScanProgress>({ read: integer(), of: integer() });

const outageReply = shape<Outage>({ since: timestamp(), failures: integer(1), retry_at: timestamp() });

const ingestionReply: ReplySchema<IngestionView> = anyOf([
  shape<QueuedIngestion>({
    state: oneOf(['queued']),
    since: timestamp(),
    scans: optional(scansReply),
    outage: optional(outageReply),
  }),
  shape<RunningIngestion>({
    state: oneOf(['reading']),
    since: timestamp(),
    holder: optional(text()),
    lease_until: timestamp(),
    attempt: integer(1),
    scans: optional(scansReply),
    outage: optional(outageReply),
  }),
  shape<FinishedIngestion>({
    state: oneOf(['ready']),
    at: timestamp(),
    passages: integer(),
    pages_without_text: list(integer(1)),
    pages_read_by_ocr: optional(list(integer(1))),
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
  label: text(),
  effective_date: nullable(text()),
  replaces: nullable(text()),
  replaced_by: nullable(text()),
  page_count: integer(),
  size: integer(),
  ingestion: ingestionReply,
});

export const documentsReply = list(documentReply);

export const deletedDocumentReply = shape<{ id: string }>({ id: text() });

export const documentUrlReply = shape<DocumentAddress>({ url: text() });
