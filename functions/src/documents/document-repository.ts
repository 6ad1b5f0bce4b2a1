import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { DocumentStatus, Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { recordAudit, SYSTEM, type AuditActor } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { documents } from '../firebase/collections.ts';

export async function findDocument(id: string): Promise<StudyDocument | null> {
  return (await documents().doc(id).get()).data() ?? null;
}

/** Newest first. */
export async function listDocuments(): Promise<StudyDocument[]> {
  const all = await documents().orderBy('upload_date', 'desc').get();
  return all.docs.map((doc) => doc.data());
}

/** Active, readable documents of a study and those that apply to every study, by name. */
export async function documentsInScope(studyId: string): Promise<StudyDocument[]> {
  const active = documents().where('document_status', '==', 'active');
  const found = await Promise.all([
    active.where('study_id', '==', studyId).get(),
    active.where('study_id', '==', null).get(),
  ]);
  return found
    .flatMap((page) => page.docs.map((doc) => doc.data()))
    .filter(({ ingestion }) => ingestion.state === 'ready')
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Stores an uploaded document unless its id is known already. Answers with the record as it stands. */
export async function registerDocument(document: StudyDocument, actor: AuditActor): Promise<StudyDocument> {
  return database().runTransaction(async (transaction) => {
    const known = (await transaction.get(documents().doc(document.id))).data();
    if (known) return known;
    transaction.create(documents().doc(document.id), document);
    recordAudit(transaction, {
      at: document.upload_date,
      actor,
      action: 'document.uploaded',
      target: documentPath(document.id),
      before: null,
      after: { name: document.name, study_id: document.study_id, size: document.size },
    });
    return document;
  });
}

export interface DocumentChange {
  id: string;
  actor: AuditActor;
  at: string;
}

/** Archives or restores a document; null when there is none. Setting the status it has writes nothing. */
export function changeDocumentStatus(change: DocumentChange, status: DocumentStatus): Promise<StudyDocument | null> {
  return changeField(change, 'document.status_changed', ['document_status', status]);
}

/** Gives a document to a study, or to all of them with null; null when there is no such document. */
export function changeDocumentStudy(change: DocumentChange, studyId: string | null): Promise<StudyDocument | null> {
  return changeField(change, 'document.study_changed', ['study_id', studyId]);
}

async function changeField<Field extends 'document_status' | 'study_id'>(
  { id, actor, at }: DocumentChange,
  action: AuditAction,
  [field, value]: [Field, StudyDocument[Field]],
): Promise<StudyDocument | null> {
  return database().runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    if (!document || document[field] === value) return document ?? null;
    const changed: StudyDocument = { ...document, [field]: value };
    transaction.set(documents().doc(id), changed);
    recordAudit(transaction, {
      at,
      actor,
      action,
      target: documentPath(id),
      before: { [field]: document[field] },
      after: { [field]: value },
    });
    return changed;
  });
}

/**
 * Moves a document's ingestion on in one transaction. `decide` gets where it stands and answers with the next state,
 * or null to leave it; the outcome tells which it was.
 */
export async function changeIngestion(
  id: string,
  decide: (document: StudyDocument) => { ingestion: Ingestion; page_count?: number } | null,
): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    const next = document && decide(document);
    if (!next) return false;
    transaction.update(documents().doc(id), next);
    const { ingestion } = next;
    if (ingestion.state === 'ready' || ingestion.state === 'failed') {
      recordAudit(transaction, {
        at: ingestion.at,
        actor: SYSTEM,
        action: 'document.read',
        target: documentPath(id),
        before: { state: document.ingestion.state },
        after: { ...ingestion },
      });
    }
    return true;
  });
}

/** Documents that wait to be read or whose reader has gone silent since `before`. */
export async function unreadDocuments(before: string): Promise<StudyDocument[]> {
  const [queued, reading] = await Promise.all([
    documents().where('ingestion.state', '==', 'queued').limit(50).get(),
    documents().where('ingestion.state', '==', 'reading').limit(50).get(),
  ]);
  const waiting = queued.docs.map((doc) => doc.data()).filter(({ upload_date }) => upload_date < before);
  const silent = reading.docs
    .map((doc) => doc.data())
    .filter(({ ingestion }) => ingestion.state === 'reading' && ingestion.lease_until < before);
  return [...waiting, ...silent];
}

function documentPath(id: string): string {
  return `${COLLECTIONS.documents}/${id}`;
}
