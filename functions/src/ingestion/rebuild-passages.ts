import { readSource } from '../documents/file-store.ts';
import type { PassageFile } from './passages/passage.ts';
import { writePassages } from './passages/passage-store.ts';
import { readPdf } from './read-pdf.ts';

/**
 * Updates stored passages to the current format; the document's record is unchanged. Rejects if the PDF is missing or
 * unreadable.
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
