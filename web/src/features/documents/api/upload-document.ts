import { LIMITS } from '@trialdesk/contract/limits';
import { call } from '../../../lib/api.ts';
import type { TransferProgress } from '../../../lib/send-file.ts';
import { uploadInChunks } from './upload-in-chunks.ts';

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

/** Sends one PDF, a large one straight to Storage. Rejects with an `ApiError` that says why it was refused. */
export async function uploadDocument(upload: Upload): Promise<void> {
  if (upload.file.size > LIMITS.wholeUploadBytes) return uploadInChunks(upload);
  const { file, place, key, onProgress, signal } = upload;
  const body = new FormData();
  // The server reads the form as it arrives: the fields must come before the file.
  body.append('study_id', place.studyId);
  if (place.replaces !== null) body.append('replaces', place.replaces);
  if (place.label) body.append('label', place.label);
  if (place.effectiveDate) body.append('effective_date', place.effectiveDate);
  body.append('file', file);
  const report = (share: number) => onProgress({ sent: share * file.size, isWaiting: false });
  await call('uploadDocument', { body, key, signal, onProgress: report });
}
