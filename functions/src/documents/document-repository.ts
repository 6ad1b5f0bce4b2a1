import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { DocumentStatus, Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit, SYSTEM, type AuditActor } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { documents } from '../firebase/collections.ts';
import { withRetry } from '../firebase/with-retry.ts';
import { isExpired } from '../lease.ts';
import { turnFor } from './namesakes-repository.ts';
import { replacementOutcome, nextVersion, refusalToReplace, type ReplacementRefusal } from './replacement.ts';

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

/** `refused` when the upload cannot replace the document it names. */
export type Registration =
  { result: 'registered'; document: StudyDocument } | { result: 'refused'; refusal: ReplacementRefusal };

/**
 * Stores a document under the next version of its name and links it to the one it replaces. A known id returns the
 * stored record.
 */
export async function registerDocument(
  upload: Omit<StudyDocument, 'version'>,
  actor: AuditActor,
): Promise<Registration> {
  const takeTurn = await turnFor(upload);
  return withRetry(() =>
    database().runTransaction(async (transaction) => {
      const known = (await transaction.get(documents().doc(upload.id))).data();
      if (known) return { result: 'registered', document: known };
      const replaced = upload.replaces === null ? null : documents().doc(upload.replaces);
      const refusal = replaced && refusalToReplace((await transaction.get(replaced)).data() ?? null, upload);
      if (refusal) return { result: 'refused', refusal };
      const { namesakes, pass } = await takeTurn(transaction);
      const version = nextVersion(namesakes);
      const document: StudyDocument = { ...upload, version };
      pass();
      if (replaced) transaction.update(replaced, { replaced_by: document.id });
      transaction.create(documents().doc(document.id), document);
      const { name, study_id, size, replaces } = document;
      recordAudit(transaction, {
        at: document.upload_date,
        actor,
        action: 'document.uploaded',
        target: documentPath(document.id),
        before: null,
        after: { name, study_id, size, version, replaces },
      });
      return { result: 'registered', document };
    }),
  );
}

export interface DocumentChange {
  id: string;
  actor: AuditActor;
  at: string;
}

/** Null when there is none. A restored document is used beside its successor. */
export function changeDocumentStatus(change: DocumentChange, status: DocumentStatus): Promise<StudyDocument | null> {
  return changeDocument(change, 'document.status_changed', ({ document_status, replaced_by }) => {
    if (document_status === status) return {};
    return status === 'active' && replaced_by !== null
      ? { document_status: status, replaced_by: null }
      : { document_status: status };
  });
}

/**
 * Null as study means all; returns null when there is no such document. Gets the next version if its own is taken
 * there.
 */
export async function changeDocumentStudy(
  change: DocumentChange,
  studyId: string | null,
): Promise<StudyDocument | null> {
  const found = await findDocument(change.id);
  if (!found) return null;
  const takeTurn = await turnFor({ ...found, study_id: studyId });
  return changeDocument(change, 'document.study_changed', async (document, transaction) => {
    if (document.study_id === studyId) return {};
    const { namesakes, pass } = await takeTurn(transaction);
    pass();
    const isTaken = namesakes.some(({ version }) => version === document.version);
    return isTaken ? { study_id: studyId, version: nextVersion(namesakes) } : { study_id: studyId };
  });
}

type Fields = Partial<Pick<StudyDocument, 'document_status' | 'study_id' | 'version' | 'replaced_by'>>;

async function changeDocument(
  { id, actor, at }: DocumentChange,
  action: AuditAction,
  decide: (document: StudyDocument, transaction: Transaction) => Fields | Promise<Fields>,
): Promise<StudyDocument | null> {
  return withRetry(() =>
    database().runTransaction(async (transaction) => {
      const document = (await transaction.get(documents().doc(id))).data();
      if (!document) return null;
      const after = await decide(document, transaction);
      const fields = Object.keys(after) as (keyof Fields)[];
      if (fields.length === 0) return document;
      transaction.update(documents().doc(id), after);
      const before = Object.fromEntries(fields.map((field) => [field, document[field]]));
      recordAudit(transaction, { at, actor, action, target: documentPath(id), before, after });
      return { ...document, ...after };
    }),
  );
}

/**
 * False when `decide` returns null. The replaced document is archived in the same transaction, so a question finds
 * exactly one of the two.
 */
export async function changeIngestion(
  id: string,
  decide: (document: StudyDocument) => { ingestion: Ingestion; page_count?: number } | null,
): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    const next = document && decide(document);
    if (!next) return false;
    const { ingestion } = next;
    const isDone = ingestion.state === 'ready' || ingestion.state === 'failed';
    const replaced = isDone && document.replaces !== null ? documents().doc(document.replaces) : null;
    const current = replaced && (await transaction.get(replaced)).data();
    transaction.update(documents().doc(id), next);
    if (isDone) {
      const outcome = current && replacementOutcome(current, { ...document, ingestion });
      if (replaced && outcome) {
        transaction.update(replaced, outcome);
        if (outcome.document_status) {
          recordAudit(transaction, {
            at: ingestion.at,
            actor: SYSTEM,
            action: 'document.replaced',
            target: documentPath(current.id),
            before: { document_status: current.document_status },
            after: { ...outcome, replaced_by: id, uploaded_by: document.uploaded_by },
          });
        }
      }
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

/** Queued, or with a lease that expired, before `before`. */
export async function unreadDocuments(before: string): Promise<StudyDocument[]> {
  const [queued, reading] = await Promise.all([
    documents().where('ingestion.state', '==', 'queued').limit(50).get(),
    documents().where('ingestion.state', '==', 'reading').limit(50).get(),
  ]);
  const waiting = queued.docs.map((doc) => doc.data()).filter(({ upload_date }) => upload_date < before);
  const abandoned = reading.docs
    .map((doc) => doc.data())
    .filter(({ ingestion }) => ingestion.state === 'reading' && isExpired({ until: ingestion.lease_until }, before));
  return [...waiting, ...abandoned];
}

function documentPath(id: string): string {
  return `${COLLECTIONS.documents}/${id}`;
}
