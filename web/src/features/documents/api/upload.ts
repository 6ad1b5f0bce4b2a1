import type { TransferProgress } from '../../../lib/send-file.ts';

/** Where an upload goes, and what is said about it. */
export interface UploadPlace {
  /** Empty for a document of all studies. */
  studyId: string;
  /** The document that this one replaces; null for none. */
  replaces: string | null;
  /** What people call this version; may be empty. */
  label: string;
  /** Day from which it applies, `2026-11-22`; may be empty. */
  effectiveDate: string;
}

export interface Upload {
  file: File;
  place: UploadPlace;
  /** The same for every attempt at one file in one place, so the server stores it once. */
  key: string;
  onProgress: (progress: TransferProgress) => void;
  signal: AbortSignal;
}
