import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { DocumentSource } from '@trialdesk/contract/entities/document';
import { documentFolder, sourcePath } from '@trialdesk/contract/paths';
import { bucket } from '../firebase/app.ts';
import { readThrough } from '../firebase/download.ts';
import type { Member } from '../http/member.ts';
import { newId } from '../ids.ts';
import { currentSource, pinned } from './open-source.ts';
import { HEADER_BYTES, startsAsPdf } from './pdf-header.ts';

/** Kept with the file, so that its record can be made from it alone. */
export interface SourceFacts {
  name: string;
  /** Empty for all studies. */
  study_id: string;
  /** Empty for none. */
  replaces: string;
  /** Empty if not given; absent on older files. */
  label?: string;
  effective_date?: string;
  uploader_id: string;
  uploader_name: string;
  uploader_role: string;
  /** Not empty for a file that a browser sent to Storage, which nobody has checked yet. */
  direct: string;
}

export interface StoredFile {
  facts: SourceFacts;
  /** Bytes. */
  size: number;
  source: DocumentSource;
}

interface NewFile {
  documentId: string;
  facts: SourceFacts;
  bytes: AsyncIterable<Buffer>;
}

export function factsOf(
  member: Pick<Member, 'id' | 'name' | 'role'>,
  place: Pick<SourceFacts, 'name' | 'study_id' | 'replaces' | 'label' | 'effective_date'>,
): SourceFacts {
  return { ...place, uploader_id: member.id, uploader_name: member.name, uploader_role: member.role, direct: '' };
}

/** Appears with its last byte; if `bytes` fails, there is none. */
export async function writeSource({ documentId, facts, bytes }: NewFile): Promise<StoredFile> {
  const file = bucket().file(sourcePath(documentId, newId()));
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    file.createWriteStream({
      resumable: false,
      contentType: 'application/pdf',
      metadata: { metadata: encoded(facts) },
      preconditionOpts: { ifGenerationMatch: 0 },
    }),
  );
  return {
    facts,
    size,
    source: { path: file.name, generation: String(file.metadata.generation), sha256: hash.digest('hex') },
  };
}

/** Custom metadata travels in HTTP headers, which are ASCII. */
export function encoded(facts: SourceFacts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, encodeURIComponent(value === undefined ? '' : String(value))]),
  );
}

/** Reads it through for its hash. Null without such a file. */
export async function storedFile(path: string): Promise<(StoredFile & { isPdf: boolean }) | null> {
  const current = await currentSource(path);
  const read = current && (await readThrough(pinned(current), digest));
  if (!read) return null;
  const { generation, custom } = current;
  const { size, sha256, isPdf } = read;
  return { size, isPdf, source: { path, generation, sha256 }, facts: decoded(custom) };
}

function digest() {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  return {
    take: (chunk: Buffer) => {
      hash.update(chunk);
      size += chunk.length;
      if (head.length < HEADER_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEADER_BYTES - head.length)]);
    },
    end: () => ({ size, sha256: hash.digest('hex'), isPdf: startsAsPdf(head) }),
  };
}

function decoded(custom: Record<string, unknown>): SourceFacts {
  const fact = (key: keyof SourceFacts) => {
    const value = custom[key];
    return typeof value === 'string' ? decodeURIComponent(value) : '';
  };
  return {
    name: fact('name'),
    study_id: fact('study_id'),
    replaces: fact('replaces'),
    label: fact('label'),
    effective_date: fact('effective_date'),
    uploader_id: fact('uploader_id'),
    uploader_name: fact('uploader_name'),
    uploader_role: fact('uploader_role'),
    direct: fact('direct'),
  };
}

export async function deleteSource(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
}

export async function deleteFilesOf(documentId: string): Promise<void> {
  await bucket().deleteFiles({ prefix: documentFolder(documentId) });
}
