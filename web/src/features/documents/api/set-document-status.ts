import type { DocumentStatus } from '@trialdesk/contract/entities/document';
import { api } from '../../../lib/api.ts';

/** Archives or restores a document. Rejects with an `ApiError`. */
export async function setDocumentStatus(documentId: string, status: DocumentStatus): Promise<void> {
  await api.patch(`/documents/${encodeURIComponent(documentId)}/status`, { status });
}
