import { LIMITS } from '@trialdesk/contract/limits';
import { MESSAGES } from '@trialdesk/contract/messages';

/** A chosen file on its way to the server. */
export interface UploadItem {
  /** Also the idempotency key of its upload. */
  id: string;
  file: File;
  /** Whether a document of its name stays in use beside it. */
  keepsBoth: boolean;
  progress:
    | { state: 'chosen' }
    /** Will not be sent. */
    | { state: 'refused'; reason: string }
    | { state: 'sending'; share: number }
    /** Can be tried again. */
    | { state: 'failed'; reason: string }
    | { state: 'done' };
}

export const LIMIT_IN_MB = LIMITS.documentBytes / 1024 / 1024;

/** Why a file cannot be uploaded; null when it can. */
export function refusal({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  const isPdf = /\.pdf$/i.test(name) && (type === '' || type === 'application/pdf');
  if (!isPdf) return MESSAGES.pdfOnly.text;
  if (size === 0) return 'This file is empty.';
  return size > LIMITS.documentBytes ? `The file is larger than ${LIMIT_IN_MB} MB.` : null;
}

/** A file as it was chosen, refused at once where the server would refuse it. */
export function uploadItem(file: File, id: string): UploadItem {
  const reason = refusal(file);
  return { id, file, keepsBoth: false, progress: reason === null ? { state: 'chosen' } : { state: 'refused', reason } };
}

/** Whether pressing Upload sends this file. */
export function isToBeSent({ progress }: UploadItem): boolean {
  return progress.state === 'chosen' || progress.state === 'failed';
}

/** A size for people: in KB below one MB. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}
