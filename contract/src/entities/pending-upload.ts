export type ReplacementRefusal = 'unknown' | 'another' | 'archived' | 'replaced' | 'unread';

/** Why a file that has arrived becomes no document. */
export type UploadRefusal = ReplacementRefusal | 'not_pdf' | 'too_large' | 'incomplete' | 'not_allowed' | 'ended';

/** `uploads/{id}`: a file that a browser sends to Storage, until it is a document of the same id. */
export interface PendingUpload {
  id: string;
  member_id: string;
  /** Of the object; another attempt has another. */
  path: string;
  /** Bytes, as announced. */
  size: number;
  /** Lets its holder write this object and no other. */
  session_url: string;
  started_at: string;
  /** Set once the file has arrived and was refused. */
  refusal: UploadRefusal | null;
}
