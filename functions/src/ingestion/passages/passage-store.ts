import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { passagesPath } from '@trialdesk/contract/paths';
import { bucket } from '../../firebase/app.ts';
import { PASSAGE_FORMAT, type PassageFile } from './passage.ts';

/** Replaces the stored file. */
export async function writePassages(file: PassageFile): Promise<void> {
  const packed = await promisify(gzip)(JSON.stringify(file));
  await bucket()
    .file(passagesPath(file.document_id))
    .save(packed, { resumable: false, contentType: 'application/gzip' });
}

/** Null for an outdated format. Rejects if there is no file. */
export async function readPassages(documentId: string): Promise<PassageFile | null> {
  const [packed] = await bucket().file(passagesPath(documentId)).download();
  const stored: unknown = JSON.parse((await promisify(gunzip)(packed)).toString('utf8'));
  return isCurrent(stored) ? stored : null;
}

/** Only this module writes these files, so the format implies the shape. */
function isCurrent(stored: unknown): stored is PassageFile {
  return typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === PASSAGE_FORMAT;
}
