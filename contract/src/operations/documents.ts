import { documentReply, documentUrlReply, documentsReply } from '../replies/documents.ts';
import { documentStatusPayload } from '../payloads/document-status.ts';
import { documentStudyPayload } from '../payloads/document-study.ts';
import { uploadFields } from '../payloads/upload-fields.ts';
import { RESEARCH_TEAM } from '../roles.ts';
import type { Operation } from './operation.ts';

/** Study documents. */
export const DOCUMENT_OPERATIONS = {
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary: 'Study documents, newest first',
    roles: RESEARCH_TEAM,
    reply: documentsReply,
  },
  uploadDocument: {
    method: 'POST',
    path: '/documents/upload',
    summary: 'Upload a protocol as PDF: a document of its own, or in place of the one that `replaces` names',
    roles: RESEARCH_TEAM,
    body: 'file',
    fields: uploadFields,
    reply: documentReply,
  },
  setDocumentStudy: {
    method: 'PATCH',
    path: '/documents/{id}',
    summary: 'Give a document to one study, or to all',
    roles: RESEARCH_TEAM,
    body: documentStudyPayload,
    reply: documentReply,
  },
  setDocumentStatus: {
    method: 'PATCH',
    path: '/documents/{id}/status',
    summary: 'Archive or restore a document',
    roles: RESEARCH_TEAM,
    body: documentStatusPayload,
    reply: documentReply,
  },
  getDocumentUrl: {
    method: 'GET',
    path: '/documents/{id}/url',
    summary: 'Address of the PDF for the next 15 minutes',
    roles: RESEARCH_TEAM,
    reply: documentUrlReply,
  },
} as const satisfies Record<string, Operation>;
