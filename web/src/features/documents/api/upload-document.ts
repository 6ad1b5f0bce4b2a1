import { uploadApi } from '../../../lib/api.ts';

export interface Upload {
  file: File;
  /** Empty for a document of all studies. */
  studyId: string;
  /** The document that it takes the place of; null for none. */
  replaces: string | null;
  /** The same for every try of one file, so that the server takes it once. */
  key: string;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends one PDF. Rejects with an `ApiError` that says why it was refused. */
export async function uploadDocument({ file, studyId, replaces, key, onProgress, signal }: Upload): Promise<void> {
  const form = new FormData();
  // The server reads the form while it arrives and must know its place before the file begins.
  form.append('study_id', studyId);
  if (replaces !== null) form.append('replaces', replaces);
  form.append('file', file);
  await uploadApi(onProgress, signal).post('/documents/upload', form, { key });
}
