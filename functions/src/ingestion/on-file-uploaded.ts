import { documentIdOfSource } from '@trialdesk/contract/paths';
import type { Clock } from '../clock.ts';
import { registerFromFile } from '../documents/upload-document.ts';
import { ingestDocument } from './ingest-document.ts';

/** Ignores objects that are not document PDFs. */
export async function onFileUploaded(objectName: string, clock: Clock): Promise<void> {
  const documentId = documentIdOfSource(objectName);
  if (documentId === null) return;
  if ((await registerFromFile(documentId, clock)).result !== 'registered') return;
  await ingestDocument(documentId, clock);
}
