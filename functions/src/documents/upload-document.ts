import { pipeline } from 'node:stream/promises';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { isRecordId } from '@trialdesk/contract/record-id';
import { isRole } from '@trialdesk/contract/roles';
import type { AuditActor } from '../audit/audit-repository.ts';
import { SYSTEM } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { idFor } from '../ids.ts';
import { findStudy } from '../studies/study-repository.ts';
import { findDocument, registerDocument } from './document-repository.ts';
import { sourceFacts, writeSource } from './file-store.ts';
import { receiveUpload, type Upload } from './receive-upload.ts';

export interface NewDocument {
  member: Member;
  upload: Upload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Takes a PDF in. The file comes first and carries all that its record needs, so that whoever finds it, this call or
 * the storage trigger, can make the record: a document is either wholly there or not at all.
 * Errors: as `receiveUpload`, and 400 for an unknown study.
 */
export async function uploadDocument({ member, upload, idempotencyKey, clock }: NewDocument): Promise<StudyDocument> {
  const id = idFor(member.id, idempotencyKey);
  const known = idempotencyKey === undefined ? null : await findDocument(id);
  if (known) return known;
  await receiveUpload(upload, async ({ name, fields, bytes }) => {
    const studyId = fields.study_id ?? '';
    if (studyId !== '' && !(isRecordId(studyId) && (await findStudy(studyId)))) {
      throw new ApiError('bad_input', 'There is no such study.', { study_id: 'There is no such study.' });
    }
    const facts = {
      name,
      study_id: studyId,
      uploader_id: member.id,
      uploader_name: member.name,
      uploader_role: member.role,
    };
    await pipeline(bytes, writeSource(id, facts));
  });
  const document = await registerFromFile(id, clock);
  if (!document) throw new Error(`The file of document ${id} is gone`);
  return document;
}

/** Makes the record of a stored file if it has none; null when there is no such file. */
export async function registerFromFile(id: string, clock: Clock): Promise<StudyDocument | null> {
  const source = await sourceFacts(id);
  if (!source) return null;
  const { facts, size } = source;
  const now = clock();
  const document: StudyDocument = {
    id,
    name: facts.name || `${id}.pdf`,
    study_id: facts.study_id || null,
    document_status: 'active',
    upload_date: now,
    uploaded_by: { id: facts.uploader_id, name: facts.uploader_name },
    size,
    page_count: 0,
    ingestion: { state: 'queued', since: now },
  };
  return registerDocument(document, uploader(facts));
}

function uploader(facts: { uploader_id: string; uploader_name: string; uploader_role: string }): AuditActor {
  const { uploader_id: id, uploader_name: name, uploader_role: role } = facts;
  return isRole(role) ? { id, name, role } : SYSTEM;
}
