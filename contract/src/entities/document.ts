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
  'changed',
  'unreachable',
  'internal',
] as const;

export type IngestionFailure = (typeof INGESTION_FAILURES)[number];

/** Failures that another reading of the same file may not repeat. */
export const REPEATABLE_FAILURES: ReadonlySet<IngestionFailure> = new Set(['unreachable', 'internal', 'missing']);

/** Pages that have no text of their own. */
export interface ScanProgress {
  read: number;
  of: number;
}

/** Attempts that failed because Storage or the database did. */
export interface Outage {
  since: string;
  failures: number;
  /** Of the next attempt. */
  retry_at: string;
}

/** With `scans`, a long scan that goes on; with `outage`, one that waits. */
export interface QueuedIngestion {
  state: 'queued';
  since: string;
  scans?: ScanProgress;
  outage?: Outage;
}

export interface RunningIngestion {
  state: 'reading';
  since: string;
  /** Of the lease; absent on readings that an earlier release began. */
  holder?: string;
  lease_until: string;
  /** From 1. */
  attempt: number;
  scans?: ScanProgress;
  outage?: Outage;
}

export interface FinishedIngestion {
  state: 'ready';
  at: string;
  passages: number;
  pages_without_text: number[];
  /** Absent on documents read before there was OCR. */
  pages_read_by_ocr?: number[];
}

export interface FailedIngestion {
  state: 'failed';
  at: string;
  reason: IngestionFailure;
}

/** Only a ready document answers questions. */
export type Ingestion = QueuedIngestion | RunningIngestion | FinishedIngestion | FailedIngestion;

/** The stored PDF: these bytes of this object, and none that come under its name later. */
export interface DocumentSource {
  /** Name of the object in Cloud Storage. */
  path: string;
  generation: string;
  /** Hexadecimal. */
  sha256: string;
}

/** SHA-256 of the files made from the PDF, in hexadecimal. A field is absent if its file was made before hashes were kept. */
export interface DerivedHashes {
  passages_sha256?: string;
  /** Null: no page was read by OCR. */
  scans_sha256?: string | null;
}

/** `documents/{id}`. Without a study it applies to all studies. */
export interface StudyDocument extends DerivedHashes {
  id: string;
  name: string;
  study_id: string | null;
  /** From 1, among documents of one name in a study; past that of a document it replaces. */
  version: number;
  /** What people call this version; absent if they gave none. */
  label?: string;
  /** Day from which it applies, `2026-11-22`; absent if none was given. */
  effective_date?: string;
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
  /** Absent on documents uploaded before it was kept, until they are read again. */
  source?: DocumentSource;
  ingestion: Ingestion;
}
