import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { passagesPath } from '@trialdesk/contract/paths';
import { sha256Of } from '../../documents/open-source.ts';
import { bucket } from '../../firebase/app.ts';
import { download } from '../../firebase/download.ts';
import { PASSAGE_FORMAT, type PassageFile } from './passage.ts';

/** Returns the SHA-256 of the stored file, for the document's record. */
export async function writePassages(file: PassageFile): Promise<string> {
  const packed = await promisify(gzip)(JSON.stringify(file));
  await bucket()
    .file(passagesPath(file.document_id))
    .save(packed, { resumable: false, contentType: 'application/gzip' });
  return sha256Of(packed);
}

export type StoredPassages =
  | { result: 'current'; file: PassageFile }
  | { result: 'outdated' }
  /** Not the file of this hash: nothing in it may be quoted. */
  | { result: 'changed' };

/** Outdated without a hash, since nothing vouches for the file. Rejects if there is no file. */
export async function readPassages(documentId: string, sha256: string | undefined): Promise<StoredPassages> {
  const packed = await download(bucket().file(passagesPath(documentId)));
  if (!packed) throw new Error(`The passages of document ${documentId} are missing`);
  if (sha256 === undefined) return { result: 'outdated' };
  if (sha256Of(packed) !== sha256) return { result: 'changed' };
  const stored: unknown = JSON.parse((await promisify(gunzip)(packed)).toString('utf8'));
  return isCurrent(stored) ? { result: 'current', file: stored } : { result: 'outdated' };
}

/** Only this module writes these files, so the format implies the shape. */
function isCurrent(stored: unknown): stored is PassageFile {
  return typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === PASSAGE_FORMAT;
}
