import { readSource } from '../documents/file-store.ts';
import type { PassageFile } from './passages/passage.ts';
import { writePassages } from './passages/passage-store.ts';
import { readPdf } from './read-pdf.ts';

/**
 * Reads the PDF of a document that was read before and stores its passages in the current format. The document's own
 * record stays as it is. Rejects when the PDF is missing or cannot be read.
 */
export async function rebuildPassages(documentId: string): Promise<PassageFile> {
  const bytes = await readSource(documentId);
  if (!bytes) throw new Error(`The PDF of document ${documentId} is missing, so its passages cannot be rebuilt`);
  const reading = await readPdf(bytes);
  if (reading.result === 'failed')
    throw new Error(`The passages of document ${documentId} cannot be rebuilt: ${reading.reason}`);
  const file = { ...reading.file, document_id: documentId };
  await writePassages(file);
  return file;
}
