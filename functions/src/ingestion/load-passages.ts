import { isDeepStrictEqual } from 'node:util';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { findDocument } from '../documents/document-repository.ts';
import { logLine } from '../log-context.ts';
import { cachePassages } from './passages/cache-passages.ts';
import type { PassageFile } from './passages/passage.ts';
import { readPassages } from './passages/passage-store.ts';
import { rebuildOutdated } from './passages/rebuild-outdated.ts';
import { rebuildPassages } from './rebuild-passages.ts';

/** Cached per instance. Files that are outdated, of another PDF or without the recorded hash are rebuilt. */
export const loadPassages = cachePassages(rebuildOutdated({ read: readOfSource, rebuild: rebuildPassages }));

async function readOfSource(documentId: string): Promise<PassageFile | null> {
  const document = await findDocument(EVERYWHERE, documentId);
  const stored = await readPassages(documentId, document?.passages_sha256);
  if (stored.result === 'changed') logLine('ERROR', 'The stored passages of a document were changed', { documentId });
  return stored.result === 'current' && isDeepStrictEqual(stored.file.source, document?.source) ? stored.file : null;
}
