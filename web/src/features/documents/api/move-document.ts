import { call } from '../../../lib/api.ts';

/** Null means all studies. Rejects with an `ApiError`. */
export async function moveDocument(documentId: string, studyId: string | null, reason: string): Promise<void> {
  await call('setDocumentStudy', { params: { id: documentId }, body: { study_id: studyId, reason } });
}
