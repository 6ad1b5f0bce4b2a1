import type { Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import { API_BASE } from '@trialdesk/contract/paths';
import type { DocumentView, IngestionView } from '@trialdesk/contract/replies/documents';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { bodyOf, sentHeaders } from '../http/request-body.ts';
import { changeDocumentStatus, changeDocumentStudy, findDocument, type DocumentChange } from './document-repository.ts';
import { PageReply } from '../http/page-reply.ts';
import { listDocuments } from './document-lists-repository.ts';
import { deleteDocument } from './delete-document.ts';
import { readAgain } from './reading-repository.ts';
import { INGESTION_MESSAGES } from '../messages.ts';
import { findStudy } from '../studies/study-repository.ts';
import { openForReading } from './open-for-reading.ts';
import { cancelUpload, finishUpload, startUpload } from './direct-upload.ts';
import { uploadDocument } from './upload-document.ts';
import { applicationOrigin } from '../config.ts';

export const documentHandlers = {
  listDocuments: async ({ member, query }) => {
    const { records, next } = await listDocuments(member.reach, query);
    return new PageReply(records.map(documentView), next);
  },

  uploadDocument: async ({ member, request, idempotencyKey }) => {
    const upload = { headers: sentHeaders(request), body: bodyOf(request) };
    return documentView(await uploadDocument({ member, upload, idempotencyKey, clock: systemClock }));
  },

  startUpload: ({ member, body, idempotencyKey, request }) => {
    const origin = request.get('origin') ?? applicationOrigin();
    return startUpload({ member, body, idempotencyKey, origin, clock: systemClock });
  },

  finishUpload: async ({ member, params }) => documentView(await finishUpload(member.reach, params.id, systemClock)),

  cancelUpload: async ({ params }) => {
    await cancelUpload(params.id);
    return { id: params.id };
  },

  setDocumentStatus: async ({ member, params, body }) => {
    const change = changeBy(member, params, body.reason);
    return documentView((await changeDocumentStatus(change, body.status)) ?? missing());
  },

  setDocumentStudy: async ({ member, params, body }) => {
    const { study_id } = body;
    if (study_id !== null && !(await findStudy(member.reach, study_id))) {
      throw new ApiError('bad_input', 'noSuchStudy', { study_id: 'noSuchStudy' });
    }
    const change = changeBy(member, params, body.reason);
    return documentView((await changeDocumentStudy(change, study_id)) ?? missing());
  },

  deleteDocument: async ({ member, params, query }) => {
    const deleted = await deleteDocument(changeBy(member, params, query.reason));
    if (deleted === null) missing();
    if (deleted === 'refused') throw new ApiError('conflict', 'notDeletable');
    return { id: params.id };
  },

  readDocumentAgain: async ({ member, params }) => {
    const document = (await readAgain(changeBy(member, params))) ?? missing();
    if (document === 'refused') throw new ApiError('conflict', 'notToReadAgain');
    return documentView(document);
  },

  getDocumentUrl: async ({ member, params }) => {
    const document = (await findDocument(member.reach, params.id)) ?? missing();
    return { url: await openForReading(document, { actor: member, at: systemClock() }) };
  },
} satisfies Partial<Handlers>;

function changeBy(member: AuthorizedMember, { id }: { id: string }, reason?: string): DocumentChange {
  return { reach: member.reach, id, actor: member, at: systemClock(), reason };
}

function documentView(document: StudyDocument): DocumentView {
  return {
    id: document.id,
    name: document.name,
    upload_date: document.upload_date,
    document_status: document.document_status,
    download_url: `${API_BASE}/documents/${document.id}/url`,
    study_id: document.study_id,
    version: document.version,
    label: document.label ?? '',
    effective_date: document.effective_date ?? null,
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
