import { call } from '../../../lib/api.ts';

export interface Upload {
  file: File;
  /** Empty for a document of all studies. */
  studyId: string;
  /** The document that this one replaces; null for none. */
  replaces: string | null;
  /** The same for every attempt at one file, so the server stores it once. */
  key: string;
  /** Receives the share sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends one PDF. Rejects with an `ApiError` that says why it was refused. */
export async function uploadDocument({ file, studyId, replaces, ...options }: Upload): Promise<void> {
  const body = new FormData();
  // The server reads the form as it arrives: the fields must come before the file.
  body.append('study_id', studyId);
  if (replaces !== null) body.append('replaces', replaces);
  body.append('file', file);
  await call('uploadDocument', { body, ...options });
}
