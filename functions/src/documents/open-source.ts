import { createHash, randomUUID } from 'node:crypto';
import type { DocumentSource, StudyDocument } from '@trialdesk/contract/entities/document';
import { firstSourcePath } from '@trialdesk/contract/paths';
import { bucket } from '../firebase/app.ts';
import { download } from '../firebase/download.ts';

type File = ReturnType<ReturnType<typeof bucket>['file']>;

const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

export type FiledDocument = Pick<StudyDocument, 'id' | 'source'>;

export function sourcePathOf({ id, source }: FiledDocument): string {
  return source?.path ?? firstSourcePath(id);
}

interface Unopened {
  result: 'failed';
  reason: 'missing' | 'changed';
}

export type OpenedSource = { result: 'opened'; bytes: Uint8Array; source: DocumentSource } | Unopened;

/** Everything that reads a PDF opens it here: the bytes its record names, or none. */
export async function openSource(document: FiledDocument): Promise<OpenedSource> {
  const { source } = document;
  if (!source) {
    const identified = await identify(sourcePathOf(document));
    return identified ? { result: 'opened', ...identified } : { result: 'failed', reason: 'missing' };
  }
  const bytes = await download(pinned(source));
  return bytes && sha256Of(bytes) === source.sha256 ? { result: 'opened', bytes, source } : unopened(source);
}

/** Only the generation that the record names; valid for 15 minutes. */
export async function sourceUrl(document: FiledDocument): Promise<{ result: 'opened'; url: string } | Unopened> {
  const source = document.source ?? (await currentSource(sourcePathOf(document)));
  if (!source) return { result: 'failed', reason: 'missing' };
  const file = pinned(source);
  // The emulator knows no generations: it returns the present file.
  if (!(await file.exists())[0] || generationOf(file) !== source.generation) return unopened(source);
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return {
    result: 'opened',
    url: emulator === undefined ? await signedUrl(file) : await tokenUrl(file, `http://${emulator}`),
  };
}

async function identify(path: string): Promise<{ bytes: Uint8Array; source: DocumentSource } | null> {
  const current = await currentSource(path);
  const bytes = current && (await download(pinned(current)));
  if (!bytes) return null;
  const { generation } = current;
  return { bytes, source: { path, generation, sha256: sha256Of(bytes) } };
}

/** With its custom metadata. Null without one. */
export async function currentSource(path: string) {
  const file = bucket().file(path);
  if (!(await file.exists())[0]) return null;
  return { path, generation: generationOf(file), custom: file.metadata.metadata ?? {} };
}

export function pinned({ path, generation }: Pick<DocumentSource, 'path' | 'generation'>): File {
  return bucket().file(path, { generation });
}

function generationOf({ metadata }: File): string {
  return String(metadata.generation);
}

async function unopened({ path }: Pick<DocumentSource, 'path'>): Promise<Unopened> {
  return { result: 'failed', reason: (await bucket().file(path).exists())[0] ? 'changed' : 'missing' };
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const MINUTE = 60_000;

async function signedUrl(file: File): Promise<string> {
  const [url] = await file.getSignedUrl({ version: 'v4', action: 'read', expires: Date.now() + 15 * MINUTE });
  return url;
}

/** The emulator cannot sign; a download token in the metadata serves instead. */
async function tokenUrl(file: File, origin: string): Promise<string> {
  const { metadata = {} } = file.metadata;
  const known = metadata[DOWNLOAD_TOKENS];
  const token = typeof known === 'string' ? known : randomUUID();
  if (token !== known) await file.setMetadata({ metadata: { ...metadata, [DOWNLOAD_TOKENS]: token } });
  return `${origin}/v0/b/${file.bucket.name}/o/${encodeURIComponent(file.name)}?alt=media&token=${token}`;
}
