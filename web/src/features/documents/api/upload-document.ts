import { LIMITS } from '@trialdesk/contract/limits';
import { call } from '../../../lib/api.ts';
import { uploadInChunks } from './upload-in-chunks.ts';
import type { Upload } from './upload.ts';

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
