import { integer, nullable, shape, text } from './reply-schema.ts';

export interface UploadSession {
  /** Of the document to be. */
  id: string;
  /** Resumable session of Cloud Storage, a secret of this upload; null once the file is a document. */
  session_url: string | null;
  /** Size of each chunk but the last. */
  chunk_bytes: number;
}

export interface CancelledUpload {
  id: string;
}

export const uploadSessionReply = shape<UploadSession>({
  id: text(),
  session_url: nullable(text()),
  chunk_bytes: integer(1),
});

export const cancelledUploadReply = shape<CancelledUpload>({ id: text() });
