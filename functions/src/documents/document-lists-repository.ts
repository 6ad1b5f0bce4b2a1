import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { Reach } from '@trialdesk/contract/permissions';
import { FieldPath } from 'firebase-admin/firestore';
import { documents } from '../firebase/collections.ts';
import { pageOf, placeOf, type PageWanted } from '../http/page-cursor.ts';
import { isDocumentWithin, requireStudyWithin } from '../http/within-reach.ts';

/** Newest first. Fewer than the limit where the reach leaves documents out. */
export async function listDocuments(reach: Reach, { limit, cursor }: PageWanted) {
  const after = placeOf(cursor);
  const all = documents()
    .orderBy('upload_date', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit + 1);
  const found = await (after ? all.startAfter(after.key, after.id) : all).get();
  const read = found.docs.map((doc) => doc.data());
  const { records, next } = pageOf(read, limit, ({ upload_date, id }) => ({ key: upload_date, id }));
  return { records: records.filter((document) => isDocumentWithin(reach, document)), next };
}

/** Includes those for every study; by name, in any state of reading. Errors: 403 beyond the reach. */
export async function activeDocuments(reach: Reach, studyId: string): Promise<StudyDocument[]> {
  requireStudyWithin(reach, studyId);
  const active = documents().where('document_status', '==', 'active');
  const found = await Promise.all([
    active.where('study_id', '==', studyId).get(),
    active.where('study_id', '==', null).get(),
  ]);
  return found.flatMap((page) => page.docs.map((doc) => doc.data())).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
