import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { PendingUpload } from '@trialdesk/contract/entities/pending-upload';
import { LIMITS } from '@trialdesk/contract/limits';
import type { BodyOf } from '@trialdesk/contract/operations/call-types';
import { EVERYWHERE, type Reach } from '@trialdesk/contract/permissions';
import type { UploadSession } from '@trialdesk/contract/replies/uploads';
import { secondsAfter, type Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { requireDocumentWithin } from '../http/within-reach.ts';
import { idFor } from '../ids.ts';
import { uploadAllowances } from '../rate-limits/allowances.ts';
import { spendLoosely } from '../rate-limits/rate-limit-repository.ts';
import { cleanName } from './clean-name.ts';
import { findDocument } from './document-repository.ts';
import { deleteSource, factsOf } from './file-store.ts';
import { registerFromFile } from './register-file.ts';
import { checkPlace } from './upload-place.ts';
import { uploadRefused } from './upload-refusal.ts';
import { findUpload, forgetUpload, storeUpload, uploadsBefore } from './upload-repository.ts';
import { endSession, openSession } from './upload-session.ts';

interface NewUpload {
  member: AuthorizedMember;
  body: BodyOf<'startUpload'>;
  idempotencyKey: string | undefined;
  /** Of the page that sends the file. */
  origin: string;
  clock: Clock;
}

/**
 * Or returns the session that the same key has opened. Errors: 400 for an empty file, an unknown study or an impossible
 * replacement; 409; 413; 429.
 */
export async function startUpload(upload: NewUpload): Promise<UploadSession> {
  const { member, body, clock } = upload;
  const id = idFor(member.id, upload.idempotencyKey);
  if (await findDocument(member.reach, id)) return sessionOf(id, null);
  const known = await findUpload(id);
  if (known?.refusal === null) return sessionOf(id, known.session_url);
  const { size } = body;
  if (size === 0) throw new ApiError('bad_input', 'emptyFile', { size: 'emptyFile' });
  if (size > LIMITS.documentBytes) throw new ApiError('too_large', 'fileTooLarge');
  const place = {
    name: cleanName(body.name),
    study_id: body.study_id ?? '',
    replaces: body.replaces ?? '',
    label: body.label ?? '',
    effective_date: body.effective_date ?? '',
  };
  await checkPlace(member.reach, place);
  const started_at = clock();
  await spendLoosely(uploadAllowances(member.id), started_at);
  const facts = factsOf(member, place);
  const session = await openSession({ documentId: id, facts, size, origin: upload.origin });
  const stored = await storeUpload({ id, member_id: member.id, size, ...session, started_at, refusal: null });
  if (stored.path !== session.path) await endSession(session.session_url);
  return sessionOf(id, stored.session_url);
}

function sessionOf(id: string, session_url: string | null): UploadSession {
  return { id, session_url, chunk_bytes: LIMITS.uploadChunkBytes };
}

/**
 * Makes the document; the storage trigger does the same, and either may be first. Errors: 403; 404 for a cancelled
 * upload; 409 while the file has not arrived; those of a file that is no PDF, too large or other than announced.
 */
export async function finishUpload(reach: Reach, id: string, clock: Clock): Promise<StudyDocument> {
  const upload = await findUpload(id);
  const taken = upload?.refusal === null ? await registerFromFile(upload.path, clock) : { result: 'missing' as const };
  switch (taken.result) {
    case 'registered':
      requireDocumentWithin(reach, taken.document);
      return taken.document;
    case 'refused':
      throw uploadRefused(taken.refusal);
    case 'missing':
      return outcomeOf(reach, id);
  }
}

/** What the trigger, or an earlier call, made of it. */
async function outcomeOf(reach: Reach, id: string): Promise<StudyDocument> {
  const upload = await findUpload(id);
  if (upload?.refusal === null) throw new ApiError('conflict', 'uploadUnfinished');
  const document = upload ? null : await findDocument(reach, id);
  if (!document) throw uploadRefused(upload?.refusal ?? 'ended');
  return document;
}

/** Errors: 404 for an upload that has ended. */
export async function cancelUpload(id: string): Promise<void> {
  const upload = await findUpload(id);
  if (!upload) throw uploadRefused('ended');
  await discard(upload);
}

async function discard({ id, path, session_url }: PendingUpload): Promise<void> {
  await forgetUpload(id);
  await endSession(session_url);
  const document = await findDocument(EVERYWHERE, id);
  if (document?.source?.path !== path) await deleteSource(path);
}

/** Takes files that have arrived, and gives up the others. */
export async function endAbandonedUploads(clock: Clock): Promise<void> {
  const before = secondsAfter(clock(), -LIMITS.uploadHours * 3_600);
  for (const upload of await uploadsBefore(before)) {
    const taken = upload.refusal === null ? await registerFromFile(upload.path, clock) : null;
    if (taken?.result !== 'registered') await discard(upload);
  }
}
