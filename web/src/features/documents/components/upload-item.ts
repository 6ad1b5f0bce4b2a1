import { LIMITS } from '@trialdesk/contract/limits';
import { MESSAGES } from '@trialdesk/contract/messages';

export interface UploadItem {
  /** Also the upload's idempotency key. */
  id: string;
  file: File;
  /** Whether an existing document of the same name stays in use. */
  keepsBoth: boolean;
  progress:
    | { state: 'chosen' }
    /** Never sent. */
    | { state: 'rejected'; reason: string }
    | { state: 'sending'; share: number }
    /** Can be retried. */
    | { state: 'failed'; reason: string }
    | { state: 'done' };
}

export const LIMIT_IN_MB = LIMITS.documentBytes / 1024 / 1024;

/** Why a file cannot be uploaded, or null. */
export function rejectionReason({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  const isPdf = /\.pdf$/i.test(name) && (type === '' || type === 'application/pdf');
  if (!isPdf) return MESSAGES.pdfOnly.text;
  if (size === 0) return 'This file is empty.';
  return size > LIMITS.documentBytes ? `The file is larger than ${LIMIT_IN_MB} MB.` : null;
}

/** A new item, rejected right away if the server would reject it. */
export function uploadItem(file: File, id: string): UploadItem {
  const reason = rejectionReason(file);
  return {
    id,
    file,
    keepsBoth: false,
    progress: reason === null ? { state: 'chosen' } : { state: 'rejected', reason },
  };
}

export function isPending({ progress }: UploadItem): boolean {
  return progress.state === 'chosen' || progress.state === 'failed';
}

/** KB below one MB, else MB. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}
