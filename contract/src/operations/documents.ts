import { deletedDocumentReply, documentReply, documentUrlReply, documentsReply } from '../replies/documents.ts';
import { cancelledUploadReply, uploadSessionReply } from '../replies/uploads.ts';
import { deleteDocumentQuery } from '../payloads/delete-document-query.ts';
import { documentStatusPayload } from '../payloads/document-status.ts';
import { documentStudyPayload } from '../payloads/document-study.ts';
import { startUploadPayload } from '../payloads/start-upload.ts';
import { uploadFields } from '../payloads/upload-fields.ts';
import { pageQuery } from '../payloads/page-query.ts';
import { API_ONLY_ROUTES, ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const DOCUMENT_OPERATIONS = {
  listDocuments: {
    ...API_ONLY_ROUTES.listDocuments,
    summary: 'Study documents, newest first',
    needs: 'read_documents',
    query: pageQuery,
    isPaged: true,
    reply: documentsReply,
  },
  uploadDocument: {
    ...ROUTES.uploadDocument,
    summary: 'Upload a protocol as PDF: a document of its own, or in place of the one that `replaces` names',
    needs: 'manage_documents',
    body: 'file',
    fields: uploadFields,
    reply: documentReply,
  },
  startUpload: {
    ...ROUTES.startUpload,
    summary: 'Begin or resume the upload of a large PDF, which the browser sends to Storage in chunks',
    needs: 'manage_documents',
    body: startUploadPayload,
    reply: uploadSessionReply,
  },
  finishUpload: {
    ...ROUTES.finishUpload,
    summary: 'Make a document of a PDF that Storage has received whole',
    needs: 'manage_documents',
    reply: documentReply,
  },
  cancelUpload: {
    ...ROUTES.cancelUpload,
    summary: 'Cancel an upload, and remove what Storage has received',
    needs: 'manage_documents',
    reply: cancelledUploadReply,
  },
  setDocumentStudy: {
    ...ROUTES.setDocumentStudy,
    summary: 'Assign a document to one study, or to all',
    needs: 'manage_documents',
    body: documentStudyPayload,
    reply: documentReply,
  },
  setDocumentStatus: {
    ...ROUTES.setDocumentStatus,
    summary: 'Archive or restore a document',
    needs: 'manage_documents',
    body: documentStatusPayload,
    reply: documentReply,
  },
  deleteDocument: {
    ...ROUTES.deleteDocument,
    summary: 'Delete a document that could never be read, and its file',
    needs: 'manage_documents',
    query: deleteDocumentQuery,
    reply: deletedDocumentReply,
  },
  readDocumentAgain: {
    ...ROUTES.readDocumentAgain,
    summary: 'Read a document again whose reading failed for a reason that is not the file',
    needs: 'manage_documents',
    reply: documentReply,
  },
  getDocumentUrl: {
    ...ROUTES.getDocumentUrl,
    summary: 'Address of the PDF for the next 15 minutes',
    needs: 'read_documents',
    reply: documentUrlReply,
  },
} as const satisfies Operations;
