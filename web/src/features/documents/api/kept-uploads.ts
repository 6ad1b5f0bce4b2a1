import { LIMITS } from '@trialdesk/contract/limits';
import type { UploadPlace } from './upload.ts';
import { keep, readKept } from '../../../lib/storage/browser-storage.ts';

/** An upload in chunks that was begun in this tab. The browser gives a file up with the page, so it is chosen again. */
export interface KeptUpload extends UploadPlace {
  /** Idempotency key. */
  key: string;
  /** On the server. */
  id: string;
  name: string;
  size: number;
  lastModified: number;
  /** Bytes. */
  sent: number;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const NAME = 'uploads';
const HOUR = 3_600_000;

/** Without those that the server has given up. */
export function keptUploads(): KeptUpload[] {
  const all = JSON.parse(readKept('tab', NAME) ?? '[]') as KeptUpload[];
  return all.filter(({ startedAt }) => Date.now() - startedAt < LIMITS.uploadHours * HOUR);
}

/** Replaces the one of the same key. */
export function keepUpload(upload: KeptUpload): void {
  store([...keptUploads().filter(({ key }) => key !== upload.key), upload]);
}

export function forgetKeptUpload(key: string): void {
  store(keptUploads().filter((other) => other.key !== key));
}

function store(uploads: KeptUpload[]): void {
  keep('tab', NAME, uploads.length === 0 ? null : JSON.stringify(uploads));
}

export function isSameFile({ name, size, lastModified }: KeptUpload, file: File): boolean {
  return file.name === name && file.size === size && file.lastModified === lastModified;
}
