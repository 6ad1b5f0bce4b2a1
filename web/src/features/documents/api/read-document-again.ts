import { call } from '../../../lib/api.ts';

/** Queues a document whose reading failed. Rejects with an `ApiError`. */
export async function readDocumentAgain(documentId: string): Promise<void> {
  await call('readDocumentAgain', { params: { id: documentId } });
}
