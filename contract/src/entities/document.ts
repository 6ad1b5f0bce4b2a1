export const DOCUMENT_STATUSES = ['active', 'archived'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const INGESTION_FAILURES = [
  'empty',
  'not_pdf',
  'damaged',
  'encrypted',
  'no_text',
  'too_many_pages',
  'took_too_long',
  'missing',
  'internal',
] as const;

export type IngestionFailure = (typeof INGESTION_FAILURES)[number];

export interface QueuedIngestion {
  state: 'queued';
  since: string;
}

export interface RunningIngestion {
  state: 'reading';
  since: string;
  lease_until: string;
  /** From 1. */
  attempt: number;
}

export interface FinishedIngestion {
  state: 'ready';
  at: string;
  passages: number;
  pages_without_text: number[];
}

export interface FailedIngestion {
  state: 'failed';
  at: string;
  reason: IngestionFailure;
}

/** Only a ready document answers questions. */
export type Ingestion = QueuedIngestion | RunningIngestion | FinishedIngestion | FailedIngestion;

/** `documents/{id}`. Without a study it applies to all studies. */
export interface StudyDocument {
  id: string;
  name: string;
  study_id: string | null;
  /** From 1, among documents of one name in a study. */
  version: number;
  replaces: string | null;
  /** Its successor. Stays active until the successor has been read; restoring it removes the link. */
  replaced_by: string | null;
  document_status: DocumentStatus;
  upload_date: string;
  uploaded_by: { id: string; name: string };
  /** Bytes. */
  size: number;
  /** 0 until read. */
  page_count: number;
  ingestion: Ingestion;
}
