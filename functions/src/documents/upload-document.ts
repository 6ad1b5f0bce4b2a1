import { pipeline } from 'node:stream/promises';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { uploadFields } from '@trialdesk/contract/payloads/upload-fields';
import { isRole } from '@trialdesk/contract/roles';
import type { AuditActor } from '../audit/audit-repository.ts';
import { SYSTEM } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { checked } from '../http/validate.ts';
import { idFor } from '../ids.ts';
import { findStudy } from '../studies/study-repository.ts';
import { findDocument, registerDocument, type Registration } from './document-repository.ts';
import { deleteSource, sourceFacts, writeSource } from './file-store.ts';
import { receiveUpload, type Upload } from './receive-upload.ts';
import { refusalToReplace, type ReplacementRefusal } from './replacement.ts';

export interface NewDocument {
  member: Member;
  upload: Upload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Stores a PDF with all its record needs, so this call or the storage trigger, whichever is first, creates the record.
 * Errors: as `receiveUpload`; 400 for an unknown study or an impossible replacement; 409 when the replaced document
 * has changed meanwhile.
 */
export async function uploadDocument({ member, upload, idempotencyKey, clock }: NewDocument): Promise<StudyDocument> {
  const id = idFor(member.id, idempotencyKey);
  const known = idempotencyKey === undefined ? null : await findDocument(id);
  if (known) return known;
  await receiveUpload(upload, async ({ name, fields, bytes }) => {
    const { study_id: studyId = '', replaces = '' } = checked(uploadFields, fields);
    if (studyId !== '' && !(await findStudy(studyId))) {
      throw new ApiError('bad_input', 'noSuchStudy', { study_id: 'noSuchStudy' });
    }
    if (replaces !== '') {
      const refusal = refusalToReplace(await findDocument(replaces), { name, study_id: studyId || null });
      if (refusal) throw refused(refusal);
    }
    const facts = {
      name,
      study_id: studyId,
      replaces,
      uploader_id: member.id,
      uploader_name: member.name,
      uploader_role: member.role,
    };
    await pipeline(bytes, writeSource(id, facts));
  });
  const registration = await registerFromFile(id, clock);
  switch (registration.result) {
    case 'registered':
      return registration.document;
    case 'refused':
      throw refused(registration.refusal);
    case 'missing':
      // The trigger removes a file only when it can no longer replace its predecessor.
      throw refused('replaced');
  }
}

/** A file that can no longer replace its predecessor is removed. */
export async function registerFromFile(id: string, clock: Clock): Promise<Registration | { result: 'missing' }> {
  const source = await sourceFacts(id);
  if (!source) return { result: 'missing' };
  const { facts, size } = source;
  const now = clock();
  const document = {
    id,
    name: facts.name || `${id}.pdf`,
    study_id: facts.study_id || null,
    replaces: facts.replaces || null,
    replaced_by: null,
    document_status: 'active' as const,
    upload_date: now,
    uploaded_by: { id: facts.uploader_id, name: facts.uploader_name },
    size,
    page_count: 0,
    ingestion: { state: 'queued' as const, since: now },
  };
  const registration = await registerOrFind(document, uploader(facts));
  if (registration.result === 'refused') await deleteSource(id);
  return registration;
}

/** Call and trigger may race; the loser returns the winner's record. */
async function registerOrFind(...record: Parameters<typeof registerDocument>): Promise<Registration> {
  try {
    return await registerDocument(...record);
  } catch (error) {
    const document = await findDocument(record[0].id);
    if (!document) throw error;
    return { result: 'registered', document };
  }
}

function refused(refusal: ReplacementRefusal): ApiError {
  switch (refusal) {
    case 'unknown':
      return new ApiError('bad_input', 'nothingToReplace', {
        replaces: 'nothingToReplace',
      });
    case 'another':
      return new ApiError('bad_input', 'replacesAnother', {
        replaces: 'otherDocument',
      });
    case 'archived':
      return new ApiError('conflict', 'replacedArchived');
    case 'unread':
      return new ApiError('conflict', 'replacedUnread');
    case 'replaced':
      return new ApiError('conflict', 'alreadyReplaced');
  }
}

function uploader(facts: { uploader_id: string; uploader_name: string; uploader_role: string }): AuditActor {
  const { uploader_id: id, uploader_name: name, uploader_role: role } = facts;
  return isRole(role) ? { id, name, role } : SYSTEM;
}
