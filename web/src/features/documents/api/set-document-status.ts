import type { DocumentStatus } from '@trialdesk/contract/entities/document';
import { call } from '../../../lib/api.ts';

/** Archives or restores a document. Rejects with an `ApiError`. */
export async function setDocumentStatus(documentId: string, status: DocumentStatus, reason = ''): Promise<void> {
  await call('setDocumentStatus', { params: { id: documentId }, body: { status, reason } });
}
