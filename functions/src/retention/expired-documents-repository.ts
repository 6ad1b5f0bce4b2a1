import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { DOCUMENTS_FOLDER, documentFolder } from '@trialdesk/contract/paths';
import { recordAudit } from '../audit/audit-repository.ts';
import { canonicalHash } from '../canonical-hash.ts';
import { documentPath } from '../documents/document-repository.ts';
import { bucket } from '../firebase/app.ts';
import { announcements, audit, documentFacts, documents } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import type { Removal } from './removal.ts';

/** Ids of archived ones, unchanged since and not in use. */
export async function expiredDocuments(before: string, inUse: ReadonlySet<string>): Promise<string[]> {
  const archived = await documents().where('document_status', '==', 'archived').get();
  const found: string[] = [];
  for (const doc of archived.docs) {
    if (inUse.has(doc.id) || doc.data().upload_date >= before) continue;
    if ((await lastChange(doc.id)) < before) found.push(doc.id);
  }
  return found;
}

/** Ids of those that any announcement quotes or goes with. */
export async function announcedDocuments(): Promise<string[]> {
  const all = await announcements().get();
  return all.docs
    .map((doc) => doc.data())
    .flatMap(({ document, shared }) => [
      ...(document ? [document.id] : []),
      ...(shared?.citations ?? []).map(({ document_id }) => document_id),
    ]);
}

export async function hasAnnouncement(id: string): Promise<boolean> {
  return (await announcements().doc(id).get()).exists;
}

/** Openings are no change. Empty if nothing is on record. */
async function lastChange(id: string): Promise<string> {
  const entries = await audit().where('target', '==', documentPath(id)).get();
  const times = entries.docs.map((doc) => doc.data()).filter(({ action }) => action !== 'document.opened');
  return times.reduce((last, { at }) => (at > last ? at : last), '');
}

/** With its files, on record with their hashes. False if in use again. */
export async function removeDocument(id: string, { by, at }: Removal): Promise<boolean> {
  const files = await filesOf(id);
  const isRemoved = await runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    if (document?.document_status !== 'archived') return false;
    transaction.delete(documents().doc(id));
    transaction.delete(documentFacts().doc(id));
    recordAudit(transaction, {
      ...by,
      at,
      action: 'retention.document_removed',
      target: documentPath(id),
      before: { ...identityOf(document), files },
      after: null,
    });
    return true;
  });
  if (isRemoved) await removeFiles(id);
  return isRemoved;
}

function identityOf(document: StudyDocument): Record<string, unknown> {
  const { name, version, study_id, source = null, passages_sha256 = null } = document;
  return { sha256: canonicalHash(document), name, version, study_id, source, passages_sha256 };
}

/** Ids of documents without a record whose files are all older. */
export async function strayFiles(before: string): Promise<string[]> {
  const [all] = await bucket().getFiles({ prefix: `${DOCUMENTS_FOLDER}/` });
  const newest = new Map<string, string>();
  for (const { name, metadata } of all) {
    const [, id = ''] = name.split('/');
    const written = metadata.timeCreated ?? '';
    if (written >= (newest.get(id) ?? '')) newest.set(id, written);
  }
  const old = [...newest].filter(([, written]) => written < before).map(([id]) => id);
  const known = await Promise.all(old.map(async (id) => (await documents().doc(id).get()).exists));
  return old.filter((_id, index) => known[index] === false);
}

export async function removeStrayFiles(id: string, { by, at: now }: Removal): Promise<boolean> {
  const files = await filesOf(id);
  const isStray = await runTransaction(async (transaction) => {
    if ((await transaction.get(documents().doc(id))).exists) return false;
    recordAudit(transaction, {
      ...by,
      at: now,
      action: 'retention.files_removed',
      target: documentPath(id),
      before: { files },
      after: null,
    });
    return true;
  });
  if (isStray) await removeFiles(id);
  return isStray;
}

async function filesOf(id: string): Promise<{ name: string; size: number; md5: string | null }[]> {
  const [files] = await bucket().getFiles({ prefix: documentFolder(id) });
  return files.map(({ name, metadata }) => ({
    name,
    size: Number(metadata.size ?? 0),
    md5: metadata.md5Hash ?? null,
  }));
}

async function removeFiles(id: string): Promise<void> {
  await bucket().deleteFiles({ prefix: documentFolder(id) });
}
