import type { KeptUpload } from '../api/kept-uploads.ts';
import type { UploadPlace } from '../api/upload.ts';
import { LIMITS } from '@trialdesk/contract/limits';
import { MESSAGES } from '@trialdesk/contract/messages';

export interface UploadItem {
  id: string;
  /** Idempotency key of the attempts at one place. */
  key: string;
  /** Where the last attempt went, so that another place gets another key; null before the first. */
  sentTo: UploadPlace | null;
  file: File;
  /** The document it is a new version of; null for none, absent for the one of the same name. */
  newVersionOf?: string | null;
  label: string;
  effectiveDate: string;
  /** Whether an existing document of the same name stays in use. */
  keepsBoth: boolean;
  /** An upload that was interrupted, which this one goes on with; null for none. */
  resumed: KeptUpload | null;
  progress:
    | { state: 'chosen' }
    /** Never sent. */
    | { state: 'rejected'; reason: string }
    | { state: 'sending'; sent: number; isWaiting: boolean }
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
export function uploadItem(file: File, id: string, resumed: KeptUpload | null = null): UploadItem {
  const reason = rejectionReason(file);
  return {
    id: resumed?.key ?? id,
    key: resumed?.key ?? id,
    sentTo: resumed && placeOf(resumed),
    file,
    label: resumed?.label ?? '',
    effectiveDate: resumed?.effectiveDate ?? '',
    keepsBoth: false,
    resumed,
    progress: reason === null ? { state: 'chosen' } : { state: 'rejected', reason },
  };
}

/** A key is for one place: the server refuses it for another. */
export function keyFor(
  { key, sentTo }: Pick<UploadItem, 'key' | 'sentTo'>,
  place: UploadPlace,
  newKey: string,
): string {
  return sentTo === null || JSON.stringify(placeOf(sentTo)) === JSON.stringify(placeOf(place)) ? key : newKey;
}

function placeOf({ studyId, replaces, label = '', effectiveDate = '' }: Partial<UploadPlace>): UploadPlace {
  return { studyId: studyId ?? '', replaces: replaces ?? null, label, effectiveDate };
}

export function isPending({ progress }: UploadItem): boolean {
  return progress.state === 'chosen' || progress.state === 'failed';
}

/** KB below one MB, else MB. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}

/** How much has been sent, in the unit of the whole: "12.0 of 30.0 MB". */
export function sentText(sent: number, size: number): string {
  const [whole, unit] = sizeText(size).split(' ');
  const part = unit === 'MB' ? (sent / 1024 / 1024).toFixed(1) : String(Math.round(sent / 1024));
  return `${part} of ${whole} ${unit}`;
}
