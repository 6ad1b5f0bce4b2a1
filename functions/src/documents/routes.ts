import type { Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import { API_BASE } from '@trialdesk/contract/paths';
import type { DocumentView, IngestionView } from '@trialdesk/contract/replies/documents';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { bodyOf, sentHeaders } from '../http/request-body.ts';
import { changeDocumentStatus, changeDocumentStudy, findDocument, listDocuments } from './document-repository.ts';
import { INGESTION_MESSAGES } from '../messages.ts';
import { findStudy } from '../studies/study-repository.ts';
import { sourceUrl } from './file-store.ts';
import { uploadDocument } from './upload-document.ts';

export const documentHandlers = {
  listDocuments: async () => (await listDocuments()).map(documentView),

  uploadDocument: async ({ member, request, idempotencyKey }) => {
    const upload = { headers: sentHeaders(request), body: bodyOf(request) };
    return documentView(await uploadDocument({ member, upload, idempotencyKey, clock: systemClock }));
  },

  setDocumentStatus: async ({ member, params, body }) => {
    const change = { id: params.id, actor: member, at: systemClock() };
    return documentView((await changeDocumentStatus(change, body.status)) ?? missing());
  },

  setDocumentStudy: async ({ member, params, body }) => {
    const { study_id } = body;
    if (study_id !== null && !(await findStudy(study_id))) {
      throw new ApiError('bad_input', 'noSuchStudy', { study_id: 'noSuchStudy' });
    }
    const change = { id: params.id, actor: member, at: systemClock() };
    return documentView((await changeDocumentStudy(change, study_id)) ?? missing());
  },

  getDocumentUrl: async ({ params }) => {
    const document = (await findDocument(params.id)) ?? missing();
    return { url: await sourceUrl(document.id) };
  },
} satisfies Partial<Handlers>;

function documentView(document: StudyDocument): DocumentView {
  return {
    id: document.id,
    name: document.name,
    upload_date: document.upload_date,
    document_status: document.document_status,
    download_url: `${API_BASE}/documents/${document.id}/url`,
    study_id: document.study_id,
    version: document.version,
    replaces: document.replaces,
    replaced_by: document.replaced_by,
    page_count: document.page_count,
    size: document.size,
    ingestion: ingestionView(document.ingestion),
  };
}

/** Drops the sentence of older records. */
function ingestionView(ingestion: Ingestion): IngestionView {
  if (ingestion.state !== 'failed') return ingestion;
  const { state, at, reason } = ingestion;
  return { state, at, reason, message: INGESTION_MESSAGES[reason] };
}

function missing(): never {
  throw new ApiError('not_found', 'noSuchDocument');
}
