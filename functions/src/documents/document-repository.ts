import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type {
  DerivedHashes,
  DocumentSource,
  DocumentStatus,
  Ingestion,
  StudyDocument,
} from '@trialdesk/contract/entities/document';
import type { UploadRefusal } from '@trialdesk/contract/entities/pending-upload';
import type { DocumentFacts } from '@trialdesk/contract/entities/study-fact';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { EVERYWHERE, type Reach } from '@trialdesk/contract/permissions';
import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';
import { recordAudit, recordOnce, SYSTEM, type AuditActor } from '../audit/audit-repository.ts';
import { hourOf } from '../clock.ts';
import { database } from '../firebase/app.ts';
import { documentFacts, documents, uploads } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { untilCommitted } from '../firebase/until-committed.ts';
import { requireDocumentWithin } from '../http/within-reach.ts';
import { versionLock } from './namesakes-repository.ts';
import { replacementOutcome, nextVersion, refusalToReplace } from './replacement.ts';

/** Errors: 403 beyond the reach. */
export async function findDocument(reach: Reach, id: string): Promise<StudyDocument | null> {
  const document = (await documents().doc(id).get()).data() ?? null;
  if (document) requireDocumentWithin(reach, document);
  return document;
}

/** `refused` when the upload cannot replace the document it names, or was cancelled. */
export type Registration =
  { result: 'registered'; document: StudyDocument } | { result: 'refused'; refusal: UploadRefusal };

/**
 * Under the next version of its name, linked to the document it replaces. A known id returns the stored record. An
 * upload in chunks ends with it: `pendingPath` is the object that it may create.
 */
export function registerDocument(
  upload: Omit<StudyDocument, 'version'>,
  actor: AuditActor,
  pendingPath?: string,
): Promise<Registration> {
  return untilCommitted(async () => {
    // Before the record, so that a replacement seen here is another's, and an ended upload was cancelled.
    const replaced = upload.replaces === null ? null : await documents().doc(upload.replaces).get();
    const pending = pendingPath === undefined ? null : await uploads().doc(upload.id).get();
    const known = await findDocument(EVERYWHERE, upload.id);
    if (known) return { result: 'registered', document: known };
    if (pending && pending.data()?.path !== pendingPath) return { result: 'refused', refusal: 'ended' };
    const refusal = replaced && refusalToReplace(replaced.data() ?? null, upload);
    if (refusal) return { result: 'refused', refusal };
    const { namesakes, claim } = await versionLock(upload);
    const predecessor = replaced?.data();
    const document: StudyDocument = {
      ...upload,
      version: nextVersion(predecessor ? [...namesakes, predecessor] : namesakes),
    };
    const batch = database().batch();
    claim(batch);
    if (pending) batch.delete(pending.ref, unchangedSince(pending));
    if (replaced) batch.update(replaced.ref, { replaced_by: document.id }, unchangedSince(replaced));
    batch.create(documents().doc(document.id), document);
    const { name, study_id, size, version, replaces, source = null, label, effective_date } = document;
    recordAudit(batch, {
      at: document.upload_date,
      actor,
      action: 'document.uploaded',
      target: documentPath(document.id),
      before: null,
      after: {
        ...{ name, study_id, size, version, replaces, source },
        ...(label !== undefined && { label }),
        ...(effective_date !== undefined && { effective_date }),
      },
    });
    await batch.commit();
    return { result: 'registered', document };
  });
}

export interface DocumentChange {
  /** Of the caller. */
  reach: Reach;
  id: string;
  actor: AuditActor;
  at: string;
  reason?: string | undefined;
}

/** Null without one. A restored document is used beside its successor. Errors: 403 beyond the reach. */
export function changeDocumentStatus(change: DocumentChange, status: DocumentStatus): Promise<StudyDocument | null> {
  return changeDocument(change, 'document.status_changed', ({ document_status, replaced_by }) => {
    if (document_status === status) return {};
    return status === 'active' && replaced_by !== null
      ? { document_status: status, replaced_by: null }
      : { document_status: status };
  });
}

/**
 * Null as study means all; returns null without such a document. Gets the next version if its own is taken there.
 * Errors: 403 beyond the reach.
 */
export function changeDocumentStudy(change: DocumentChange, studyId: string | null): Promise<StudyDocument | null> {
  return changeDocument(change, 'document.study_changed', async (document, batch) => {
    if (document.study_id === studyId) return {};
    const { namesakes, claim } = await versionLock({ ...document, study_id: studyId });
    claim(batch);
    const isTaken = namesakes.some(({ version }) => version === document.version);
    return isTaken ? { study_id: studyId, version: nextVersion(namesakes) } : { study_id: studyId };
  });
}

type Fields = Partial<Pick<StudyDocument, 'document_status' | 'study_id' | 'version' | 'replaced_by'>>;

async function changeDocument(
  { reach, id, actor, at, reason }: DocumentChange,
  action: AuditAction,
  decide: (document: StudyDocument, batch: WriteBatch) => Fields | Promise<Fields>,
): Promise<StudyDocument | null> {
  return untilCommitted(async () => {
    const stored = await documents().doc(id).get();
    const document = stored.data();
    if (!document) return null;
    requireDocumentWithin(reach, document);
    const batch = database().batch();
    const after = await decide(document, batch);
    const fields = Object.keys(after) as (keyof Fields)[];
    if (fields.length === 0) return document;
    batch.update(stored.ref, after, unchangedSince(stored));
    const before = Object.fromEntries(fields.map((field) => [field, document[field]]));
    recordAudit(batch, { at, actor, action, target: documentPath(id), before, after, reason });
    await batch.commit();
    return { ...document, ...after };
  });
}

function unchangedSince({ updateTime }: Pick<DocumentSnapshot, 'updateTime'>): Precondition {
  return updateTime ? { lastUpdateTime: updateTime } : { exists: true };
}

export interface IngestionChange extends DerivedHashes {
  ingestion: Ingestion;
  page_count?: number;
  /** The PDF that was read. */
  source?: DocumentSource;
}

/**
 * False when `decide` returns null. Archives the replaced document in the same transaction, so a question finds exactly
 * one of the two.
 */
export async function changeIngestion(
  id: string,
  decide: (document: StudyDocument) => IngestionChange | null,
): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    const next = document && decide(document);
    if (!next) return false;
    const { ingestion } = next;
    const isDone = ingestion.state === 'ready' || ingestion.state === 'failed';
    const replaced = isDone && document.replaces !== null ? documents().doc(document.replaces) : null;
    const current = replaced && (await transaction.get(replaced)).data();
    transaction.update(documents().doc(id), next);
    if (ingestion.state === 'ready') transaction.set(documentFacts().doc(id), queuedFacts(id, ingestion.at));
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
        after: { ...ingestion, ...madeFrom({ ...document, ...next }) },
      });
    }
    return true;
  });
}

function madeFrom({ source, passages_sha256, scans_sha256 }: StudyDocument): Partial<StudyDocument> {
  return {
    ...(source && { source }),
    ...(passages_sha256 !== undefined && { passages_sha256 }),
    ...(scans_sha256 !== undefined && { scans_sha256 }),
  };
}

/** Unless the document has had such a job. */
export async function queueFactsOnce(id: string, at: string): Promise<void> {
  const place = documentFacts().doc(id);
  await runTransaction(async (transaction) => {
    if ((await transaction.get(place)).exists) return;
    transaction.create(place, queuedFacts(id, at));
  });
}

function queuedFacts(id: string, at: string): DocumentFacts {
  return { document_id: id, state: 'queued', attempts: 0, lease_until: '', found: [], updated_at: at };
}

/** At most once an hour per person and document. */
export async function recordOpening(
  { id, name, version }: StudyDocument,
  { actor, at }: { actor: AuditActor; at: string },
): Promise<void> {
  await recordOnce(`opened ${actor.id} ${id} ${hourOf(at)}`, {
    at,
    actor,
    action: 'document.opened',
    target: documentPath(id),
    before: null,
    after: { name, version },
  });
}

export function documentPath(id: string): string {
  return `${COLLECTIONS.documents}/${id}`;
}
