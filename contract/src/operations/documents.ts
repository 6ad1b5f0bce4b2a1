import { documentReply, documentUrlReply, documentsReply } from '../replies/documents.ts';
import { documentStatusPayload } from '../payloads/document-status.ts';
import { documentStudyPayload } from '../payloads/document-study.ts';
import { uploadFields } from '../payloads/upload-fields.ts';
import { rolesWith } from '../permissions.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const DOCUMENT_OPERATIONS = {
  listDocuments: {
    ...ROUTES.listDocuments,
    summary: 'Study documents, newest first',
    roles: rolesWith('read_documents'),
    reply: documentsReply,
  },
  uploadDocument: {
    ...ROUTES.uploadDocument,
    summary: 'Upload a protocol as PDF: a document of its own, or in place of the one that `replaces` names',
    roles: rolesWith('manage_documents'),
    body: 'file',
    fields: uploadFields,
    reply: documentReply,
  },
  setDocumentStudy: {
    ...ROUTES.setDocumentStudy,
    summary: 'Give a document to one study, or to all',
    roles: rolesWith('manage_documents'),
    body: documentStudyPayload,
    reply: documentReply,
  },
  setDocumentStatus: {
    ...ROUTES.setDocumentStatus,
    summary: 'Archive or restore a document',
    roles: rolesWith('manage_documents'),
    body: documentStatusPayload,
    reply: documentReply,
  },
  getDocumentUrl: {
    ...ROUTES.getDocumentUrl,
    summary: 'Address of the PDF for the next 15 minutes',
    roles: rolesWith('read_documents'),
    reply: documentUrlReply,
  },
} as const satisfies Operations;
