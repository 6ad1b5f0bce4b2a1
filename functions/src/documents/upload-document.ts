import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { uploadFields } from '@trialdesk/contract/payloads/upload-fields';
import type { Clock } from '../clock.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { checked } from '../http/validate.ts';
import { bindKey, keyReused } from '../idempotency/key-repository.ts';
import { idFor } from '../ids.ts';
import { findDocument } from './document-repository.ts';
import { factsOf, writeSource, type StoredFile } from './file-store.ts';
import { openSource } from './open-source.ts';
import { receiveUpload, type Upload, type UploadedFile } from './receive-upload.ts';
import { registerFile } from './register-file.ts';
import { checkPlace } from './upload-place.ts';
import { uploadRefused } from './upload-refusal.ts';

export interface NewDocument {
  member: AuthorizedMember;
  upload: Upload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Stores a PDF with all its record needs, so this call or the storage trigger, whichever is first, creates the record.
 * Each attempt writes a file of its own; creating the record decides which one the document has, and others are
 * removed. Errors: as `receiveUpload`; 400 for an unknown study or an impossible replacement; 409 when the replaced
 * document has changed meanwhile; 422 for a key used with another file or other fields.
 */
export async function uploadDocument(upload: NewDocument): Promise<StudyDocument> {
  const id = idFor(upload.member.id, upload.idempotencyKey);
  const arrived = await receiveUpload(upload.upload, async (file) => {
    const known = upload.idempotencyKey === undefined ? null : await findDocument(upload.member.reach, id);
    if (!known) return storeFile(id, file, upload);
    await bindUpload(file, upload);
    return { document: known, sha256: await hashOf(file.bytes) };
  });
  if ('sha256' in arrived) return ifSame(arrived.document, arrived.sha256);
  const registration = await registerFile(id, arrived, upload.clock);
  switch (registration.result) {
    case 'registered':
      return ifSame(registration.document, arrived.source.sha256);
    case 'refused':
      throw uploadRefused(registration.refusal);
  }
}

async function storeFile(documentId: string, file: UploadedFile, upload: NewDocument): Promise<StoredFile> {
  const { member } = upload;
  const { study_id = '', replaces = '', label = '', effective_date = '' } = checked(uploadFields, file.fields);
  await checkPlace(member.reach, { study_id, replaces });
  await bindUpload(file, upload);
  const facts = factsOf(member, { name: file.name, study_id, replaces, label, effective_date });
  return writeSource({ documentId, facts, bytes: file.bytes });
}

/** Before the file has arrived; its bytes are compared afterwards. */
async function bindUpload({ name, fields }: UploadedFile, { member, idempotencyKey }: NewDocument): Promise<void> {
  if (idempotencyKey === undefined) return;
  const { study_id = '', replaces = '', label = '', effective_date = '' } = fields;
  const body = { name, study_id, replaces, ...(label && { label }), ...(effective_date && { effective_date }) };
  await bindKey({ memberId: member.id, key: idempotencyKey, operation: 'uploadDocument', params: {}, body });
}

async function hashOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

/** Refuses a file other than the document's. */
async function ifSame(document: StudyDocument, sha256: string): Promise<StudyDocument> {
  if (document.source) {
    if (document.source.sha256 !== sha256) throw keyReused();
    return document;
  }
  const opened = await openSource(document);
  if (opened.result === 'opened' && opened.source.sha256 !== sha256) throw keyReused();
  return document;
}
