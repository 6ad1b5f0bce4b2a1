import { REPEATABLE_FAILURES, type Ingestion, type StudyDocument } from '@trialdesk/contract/entities/document';
import { recordAudit } from '../audit/audit-repository.ts';
import { documentFacts, documents } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { requireDocumentWithin } from '../http/within-reach.ts';
import { isExpired } from '../lease.ts';
import { documentPath, type DocumentChange } from './document-repository.ts';
import { refusalToReplace } from './replacement.ts';

/** Queued, or with an expired lease, before `before`; those waiting for Storage once `now` is their time. */
export async function unreadDocuments(before: string, now: string): Promise<StudyDocument[]> {
  const [queued, reading] = await Promise.all([
    documents().where('ingestion.state', '==', 'queued').limit(500).get(),
    documents().where('ingestion.state', '==', 'reading').limit(50).get(),
  ]);
  const waiting = queued.docs
    .map((doc) => doc.data())
    .filter(({ upload_date, ingestion }) => {
      const retryAt = ingestion.state === 'queued' ? ingestion.outage?.retry_at : undefined;
      return retryAt === undefined ? upload_date < before : retryAt <= now;
    });
  const abandoned = reading.docs
    .map((doc) => doc.data())
    .filter(({ ingestion }) => ingestion.state === 'reading' && isExpired({ until: ingestion.lease_until }, before));
  return [...waiting, ...abandoned];
}

/**
 * After a failure whose reason is not the file. Others are returned as they are; null without one, `refused` when
 * another reading would fail as well.
 */
export async function readAgain({ reach, id, actor, at }: DocumentChange): Promise<StudyDocument | 'refused' | null> {
  return runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    if (!document) return null;
    requireDocumentWithin(reach, document);
    if (document.ingestion.state !== 'failed') return document;
    if (!REPEATABLE_FAILURES.has(document.ingestion.reason)) return 'refused';
    const replaced = document.replaces === null ? null : documents().doc(document.replaces);
    const current = replaced && (await transaction.get(replaced)).data();
    const ingestion: Ingestion = { state: 'queued', since: at };
    transaction.update(documents().doc(id), { ingestion });
    if (replaced && current && refusalToReplace(current, document) === null)
      transaction.update(replaced, { replaced_by: id });
    recordAudit(transaction, {
      ...{ at, actor, action: 'document.reading_requested', target: documentPath(id) },
      before: { ...document.ingestion },
      after: { ...ingestion },
    });
    return { ...document, ingestion };
  });
}

/** Only a record that failed before it was ever read. Null without one. */
export async function deleteUnread({
  reach,
  id,
  actor,
  at,
  reason,
}: DocumentChange): Promise<'deleted' | 'refused' | null> {
  return runTransaction(async (transaction) => {
    const document = (await transaction.get(documents().doc(id))).data();
    if (!document) return null;
    requireDocumentWithin(reach, document);
    const { name, version, study_id, size, ingestion, source = null } = document;
    const isRead = document.page_count > 0 || document.passages_sha256 !== undefined;
    if (ingestion.state !== 'failed' || isRead) return 'refused';
    const replaced = document.replaces === null ? null : documents().doc(document.replaces);
    const current = replaced && (await transaction.get(replaced)).data();
    if (replaced && current?.replaced_by === id) transaction.update(replaced, { replaced_by: null });
    transaction.delete(documents().doc(id));
    transaction.delete(documentFacts().doc(id));
    recordAudit(transaction, {
      ...{ at, actor, reason, action: 'document.deleted', target: documentPath(id) },
      before: { name, version, study_id, size, source, ingestion: { ...ingestion } },
      after: null,
    });
    return 'deleted';
  });
}
