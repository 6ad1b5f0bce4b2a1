import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { sourcePath } from '@trialdesk/contract/paths';
import { bucket } from '../firebase/app.ts';

type StoredFile = ReturnType<ReturnType<typeof bucket>['file']>;

const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

/** Kept with the file, so that its record can be made from the file alone. */
export interface SourceFacts {
  name: string;
  /** Empty for all studies. */
  study_id: string;
  /** Empty for none. */
  replaces: string;
  uploader_id: string;
  uploader_name: string;
  uploader_role: string;
}

/** Ending the stream makes the file appear; destroying it leaves nothing. */
export function writeSource(documentId: string, facts: SourceFacts): Writable {
  return bucket()
    .file(sourcePath(documentId))
    .createWriteStream({ resumable: false, contentType: 'application/pdf', metadata: { metadata: encoded(facts) } });
}

/** Custom metadata travels in HTTP headers, which are ASCII. */
function encoded(facts: SourceFacts): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, encodeURIComponent(String(value))]));
}

/** Size is in bytes. Null when there is no PDF. */
export async function sourceFacts(documentId: string): Promise<{ facts: SourceFacts; size: number } | null> {
  const file = bucket().file(sourcePath(documentId));
  if (!(await file.exists())[0]) return null;
  const [{ size, metadata = {} }] = await file.getMetadata();
  const fact = (key: keyof SourceFacts) => decodeFact(metadata[key]);
  return {
    size: Number(size),
    facts: {
      name: fact('name'),
      study_id: fact('study_id'),
      replaces: fact('replaces'),
      uploader_id: fact('uploader_id'),
      uploader_name: fact('uploader_name'),
      uploader_role: fact('uploader_role'),
    },
  };
}

function decodeFact(value: unknown): string {
  return typeof value === 'string' ? decodeURIComponent(value) : '';
}

export async function deleteSource(documentId: string): Promise<void> {
  await bucket().file(sourcePath(documentId)).delete({ ignoreNotFound: true });
}

/** Null when there is none. */
export async function readSource(documentId: string): Promise<Uint8Array | null> {
  const file = bucket().file(sourcePath(documentId));
  if (!(await file.exists())[0]) return null;
  return (await file.download())[0];
}

const MINUTE = 60_000;

/** Valid for 15 minutes. */
export async function sourceUrl(documentId: string): Promise<string> {
  const file = bucket().file(sourcePath(documentId));
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  if (emulator !== undefined) return tokenUrl(file, `http://${emulator}`);
  const [url] = await file.getSignedUrl({ version: 'v4', action: 'read', expires: Date.now() + 15 * MINUTE });
  return url;
}

/** The emulator cannot sign, so a download token in the metadata is used. */
async function tokenUrl(file: StoredFile, origin: string): Promise<string> {
  const [{ metadata = {} }] = await file.getMetadata();
  const known = metadata[DOWNLOAD_TOKENS];
  const token = typeof known === 'string' ? known : randomUUID();
  if (token !== known) await file.setMetadata({ metadata: { ...metadata, [DOWNLOAD_TOKENS]: token } });
  return `${origin}/v0/b/${file.bucket.name}/o/${encodeURIComponent(file.name)}?alt=media&token=${token}`;
}
