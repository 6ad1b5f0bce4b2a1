import { Readable } from 'node:stream';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { API_BASE } from '@trialdesk/contract/paths';
import type { DocumentView } from '@trialdesk/contract/views';
import type { Request } from 'express';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { changeDocumentStatus, findDocument, listDocuments } from './document-repository.ts';
import { sourceUrl } from './file-store.ts';
import { uploadDocument } from './upload-document.ts';

export const documentHandlers = {
  listDocuments: async () => (await listDocuments()).map(documentView),

  uploadDocument: async ({ member, request, idempotencyKey }) => {
    const upload = { headers: request.headers, body: bodyOf(request) };
    return documentView(await uploadDocument({ member, upload, idempotencyKey, clock: systemClock }));
  },

  setDocumentStatus: async ({ member, params, body }) => {
    const change = { id: params.id ?? '', status: body.status, actor: member, at: systemClock() };
    return documentView((await changeDocumentStatus(change)) ?? missing());
  },

  getDocumentUrl: async ({ params }) => {
    const document = (await findDocument(params.id ?? '')) ?? missing();
    return { url: await sourceUrl(document.id) };
  },
} satisfies Partial<Handlers>;

function documentView(document: StudyDocument): DocumentView {
  const { id, name, upload_date, document_status, study_id, page_count, size, ingestion } = document;
  const download_url = `${API_BASE}/documents/${id}/url`;
  return { id, name, upload_date, document_status, download_url, study_id, page_count, size, ingestion };
}

function missing(): never {
  throw new ApiError('not_found', 'There is no such document.');
}

/** Cloud Functions read a body before they call us and keep it as `rawBody`; elsewhere it is still to be read. */
function bodyOf(request: Request): Readable {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  return rawBody ? Readable.from([rawBody]) : request;
}
