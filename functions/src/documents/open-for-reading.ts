import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { studySettingsOf } from '@trialdesk/contract/entities/site';
import { can, EVERYWHERE } from '@trialdesk/contract/permissions';
import type { AuditActor } from '../audit/audit-repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { findStudy } from '../studies/study-repository.ts';
import { findDocument, recordOpening } from './document-repository.ts';
import { sourceUrl } from './open-source.ts';
import { failChanged } from './source-repository.ts';

/**
 * Whether the member may open a document that was quoted or announced in a study, rather than single pages that are
 * quoted: sites may if the study lets them, and not once it belongs to another study. Errors: 403.
 */
export async function mayOpenWhole(
  member: AuthorizedMember,
  document: Pick<StudyDocument, 'study_id'>,
  studyId: string,
): Promise<boolean> {
  if (can(member, 'read_documents')) return true;
  const isOfStudy = [studyId, null].includes(document.study_id);
  return isOfStudy && studySettingsOf(await findStudy(member.reach, studyId)).sites_open_documents;
}

/**
 * A document that was quoted or announced, whatever study it belongs to now. `sha256` is that of its PDF at that time, if
 * it was known. Errors: 404 when there is another PDF now, or none.
 */
export async function documentAsNamed({ id, sha256 }: NamedDocument): Promise<StudyDocument> {
  const document = await findDocument(EVERYWHERE, id);
  const isSame = sha256 === undefined || document?.source?.sha256 === sha256;
  if (!document || !isSame) throw new ApiError('not_found', 'fileMissing');
  return document;
}

interface NamedDocument {
  id: string;
  sha256: string | undefined;
}

/**
 * Address of its PDF for the next 15 minutes; that it was opened is on record. Errors: 404 when the file is missing, or is
 * not the one that was uploaded.
 */
export async function openForReading(document: StudyDocument, by: { actor: AuditActor; at: string }): Promise<string> {
  const opened = await sourceUrl(document);
  if (opened.result === 'failed') throw await unopened(document, { ...opened, at: by.at });
  await recordOpening(document, by);
  return opened.url;
}

/** A file that is not the one that was uploaded is noted with its document. */
export async function unopened(
  { id }: StudyDocument,
  { reason, at }: { reason: 'missing' | 'changed'; at: string },
): Promise<ApiError> {
  if (reason === 'changed') await failChanged({ id, at });
  return new ApiError('not_found', 'fileMissing');
}
