import type { DocumentView } from '../replies/documents.ts';

export type DocumentStatus = DocumentView['document_status'];

/** How far a document is on its way to answering questions. */
export type Ingestion = DocumentView['ingestion'];

/** Why a document could not be read. */
export type IngestionFailure = Extract<Ingestion, { state: 'failed' }>['reason'];

/** `documents/{id}`. A document without a study applies to all studies. */
export interface StudyDocument {
  id: string;
  /** As uploaded, with extension. */
  name: string;
  study_id: string | null;
  /** Tells the documents of one name in a study apart; counts from 1. */
  version: number;
  /** The document that this one takes, or has taken, the place of. */
  replaces: string | null;
  /**
   * The document that takes the place of this one, which stays active until that one has been read and is archived
   * in the same moment. Restoring it ends the tie.
   */
  replaced_by: string | null;
  document_status: DocumentStatus;
  upload_date: string;
  uploaded_by: { id: string; name: string };
  /** Bytes. */
  size: number;
  /** Zero until the document has been read. */
  page_count: number;
  ingestion: Ingestion;
}
