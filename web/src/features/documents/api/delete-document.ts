import { call } from '../../../lib/api.ts';

/** Deletes a document that could never be read. Rejects with an `ApiError`. */
export async function deleteDocument(documentId: string, reason: string): Promise<void> {
  await call('deleteDocument', { params: { id: documentId }, query: reason.trim() ? { reason } : {} });
}
