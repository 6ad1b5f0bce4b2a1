import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { scansPath } from '@trialdesk/contract/paths';
import { sha256Of } from '../../documents/open-source.ts';
import { bucket } from '../../firebase/app.ts';
import { download } from '../../firebase/download.ts';
import type { PageText } from '../pdf/page-text.ts';
import type { EarlierScans } from './read-scans.ts';

/** Raise it when OCR changes; pages are then read again with the next reading of the document. */
const SCAN_FORMAT = 1;

interface ScanFile {
  format: number;
  pages: [page: number, text: PageText | null][];
  /** Absent in files from when one interruption gave up a page. */
  interruptions?: [page: number, times: number][];
}

/** Returns the SHA-256 of the stored file, for the document's record. */
export async function writeScans(documentId: string, { scans, interruptions }: EarlierScans): Promise<string> {
  const file: ScanFile = { format: SCAN_FORMAT, pages: [...scans], interruptions: [...interruptions] };
  const packed = await promisify(gzip)(JSON.stringify(file));
  await bucket().file(scansPath(documentId)).save(packed, { resumable: false, contentType: 'application/gzip' });
  return sha256Of(packed);
}

export type StoredScans = ({ result: 'read'; sha256: string | null } & EarlierScans) | { result: 'changed' };

export const NO_SCANS: EarlierScans = { scans: new Map(), interruptions: new Map() };

/** A null hash means no file; `undefined` accepts any, from before hashes were kept. */
export async function readStoredScans(documentId: string, sha256: string | null | undefined): Promise<StoredScans> {
  if (sha256 === null) return { result: 'read', sha256, ...NO_SCANS };
  const packed = await download(bucket().file(scansPath(documentId)));
  const found = packed && sha256Of(packed);
  if (sha256 !== undefined && found !== sha256) return { result: 'changed' };
  return { result: 'read', sha256: found, ...(packed ? await unpacked(packed) : NO_SCANS) };
}

async function unpacked(packed: Buffer): Promise<EarlierScans> {
  // Only this module writes these files, so the format implies the shape.
  const { format, pages, interruptions } = JSON.parse((await promisify(gunzip)(packed)).toString('utf8')) as ScanFile;
  const current = format === SCAN_FORMAT ? pages : [];
  const isTrusted = interruptions !== undefined;
  return {
    scans: new Map(current.filter(([, text]) => isTrusted || text !== null)),
    interruptions: new Map(interruptions),
  };
}
