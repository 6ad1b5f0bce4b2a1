import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { systemClock } from '../clock.ts';
import { findDocument, queueFactsOnce } from '../documents/document-repository.ts';
import { openSource } from '../documents/open-source.ts';
import { failChanged, queueReading, recordRenewal, recordSource } from '../documents/source-repository.ts';
import { logLine } from '../log-context.ts';
import type { PassageFile } from './passages/passage.ts';
import { writePassages } from './passages/passage-store.ts';
import { readPdf } from './read-pdf.ts';
import { readStoredScans } from './scans/scan-store.ts';

/**
 * Replaces outdated or changed passages without new scans, and queues facts never sought before. Rejects if the PDF is
 * missing, unreadable or another one, which takes the document out of use, or if the stored scans were changed, so that
 * the document is read again.
 */
export async function rebuildPassages(documentId: string): Promise<PassageFile> {
  const document = await findDocument(EVERYWHERE, documentId);
  if (!document) throw new Error(`There is no document ${documentId}`);
  const at = systemClock();
  const opened = await openSource(document);
  if (opened.result === 'failed') {
    if (opened.reason === 'changed') await failChanged({ id: documentId, at });
    throw new Error(`The passages of document ${documentId} cannot be rebuilt: its PDF is ${opened.reason}`);
  }
  const { bytes, source } = opened;
  if (!document.source) await recordSource({ id: documentId, at }, source);
  const stored = await readStoredScans(documentId, document.scans_sha256);
  if (stored.result === 'changed') {
    logLine('ERROR', 'The stored scans of a document were changed', { documentId });
    await queueReading({ id: documentId, at });
    throw new Error(`The passages of document ${documentId} cannot be rebuilt: its scans were changed`);
  }
  const reading = await readPdf(bytes, { scans: stored.scans });
  if (reading.result === 'failed')
    throw new Error(`The passages of document ${documentId} cannot be rebuilt: ${reading.reason}`);
  const file = { ...reading.file, document_id: documentId, source };
  const passages_sha256 = await writePassages(file);
  await recordRenewal({ id: documentId, at }, { passages_sha256, scans_sha256: stored.sha256 });
  await queueFactsOnce(documentId, at);
  return file;
}
