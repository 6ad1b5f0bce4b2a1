export const DOCUMENT_STATUSES = ['active', 'archived'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Why a document could not be read. */
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
  /** How many passages can be searched. */
  passages: number;
  pages_without_text: number[];
}

export interface FailedIngestion {
  state: 'failed';
  at: string;
  reason: IngestionFailure;
}

/** Progress of reading a document. Only a ready document answers questions. */
export type Ingestion = QueuedIngestion | RunningIngestion | FinishedIngestion | FailedIngestion;

/** `documents/{id}`. A document without a study applies to all studies. */
export interface StudyDocument {
  id: string;
  /** As uploaded, with extension. */
  name: string;
  study_id: string | null;
  /** Tells documents of one name in a study apart; from 1. */
  version: number;
  /** The document that this one replaces. */
  replaces: string | null;
  /** Its successor. This document stays active until the successor has been read; restoring it ends the tie. */
  replaced_by: string | null;
  document_status: DocumentStatus;
  upload_date: string;
  uploaded_by: { id: string; name: string };
  /** Bytes. */
  size: number;
  /** 0 until the document has been read. */
  page_count: number;
  ingestion: Ingestion;
}
