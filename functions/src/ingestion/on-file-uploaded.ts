import type { Clock } from '../clock.ts';
import { registerFromFile } from '../documents/register-file.ts';
import { ingestDocument } from './ingest-document.ts';

/** Ignores objects that are not document PDFs. */
export async function onFileUploaded(objectName: string, clock: Clock): Promise<void> {
  const registration = await registerFromFile(objectName, clock);
  if (registration.result === 'registered') await ingestDocument(registration.document.id, clock);
}
