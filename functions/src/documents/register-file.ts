import { documentIdOfSource } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { isRole } from '@trialdesk/contract/roles';
import { SYSTEM, type AuditActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { refusalOfDirect } from './direct-file.ts';
import { findDocument, registerDocument, type Registration } from './document-repository.ts';
import { deleteSource, storedFile, type StoredFile } from './file-store.ts';
import { sourcePathOf } from './open-source.ts';
import { refuseUpload } from './upload-repository.ts';

/** Its upload may have ended before its record was made. */
export async function registerFromFile(path: string, clock: Clock): Promise<Registration | { result: 'missing' }> {
  const id = documentIdOfSource(path);
  const known = id === null ? null : await findDocument(EVERYWHERE, id);
  if (known && sourcePathOf(known) === path) return { result: 'registered', document: known };
  const stored = id === null ? null : await storedFile(path);
  if (id === null || !stored) return { result: 'missing' };
  const refusal = stored.facts.direct === '' ? null : await refusalOfDirect(id, stored);
  return refusal === null ? registerFile(id, stored, clock) : discard(id, path, { result: 'refused', refusal });
}

/** Removes the file if it becomes no document, or if the document has another attempt's. */
export async function registerFile(
  id: string,
  { facts, size, source }: StoredFile,
  clock: Clock,
): Promise<Registration> {
  const now = clock();
  const document = {
    id,
    name: facts.name || `${id}.pdf`,
    study_id: facts.study_id || null,
    replaces: facts.replaces || null,
    replaced_by: null,
    ...(facts.label && { label: facts.label }),
    ...(facts.effective_date && { effective_date: facts.effective_date }),
    document_status: 'active' as const,
    upload_date: now,
    uploaded_by: { id: facts.uploader_id, name: facts.uploader_name },
    size,
    page_count: 0,
    source,
    ingestion: { state: 'queued' as const, since: now },
  };
  const registration = await registerOrFind(document, uploader(facts), facts.direct === '' ? undefined : source.path);
  if (registration.result === 'refused' || sourcePathOf(registration.document) !== source.path) {
    return discard(id, source.path, registration);
  }
  return registration;
}

/**
 * The reason stays with the upload, since call and trigger may race. An upload has also ended when the other of the two
 * just made the document of this file.
 */
async function discard(id: string, path: string, registration: Registration): Promise<Registration> {
  if (registration.result === 'refused') {
    const document = await findDocument(EVERYWHERE, id);
    if (document && sourcePathOf(document) === path) return { result: 'registered', document };
    await refuseUpload(id, path, registration.refusal);
  }
  await deleteSource(path);
  return registration;
}

/** Call and trigger may race; the loser returns the winner's record. */
async function registerOrFind(...record: Parameters<typeof registerDocument>): Promise<Registration> {
  try {
    return await registerDocument(...record);
  } catch (error) {
    const document = await findDocument(EVERYWHERE, record[0].id);
    if (!document) throw error;
    return { result: 'registered', document };
  }
}

function uploader(facts: { uploader_id: string; uploader_name: string; uploader_role: string }): AuditActor {
  const { uploader_id: id, uploader_name: name, uploader_role: role } = facts;
  return isRole(role) ? { id, name, role } : SYSTEM;
}
