import type { AnnouncedDocument } from '@trialdesk/contract/entities/announcement';
import { studySettingsOf, type Study } from '@trialdesk/contract/entities/site';
import type { DocumentAddress } from '@trialdesk/contract/replies/documents';
import type { Clock } from '../clock.ts';
import { findDocument } from '../documents/document-repository.ts';
import { documentAsNamed, mayOpenWhole, openForReading } from '../documents/open-for-reading.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { findAnnouncement } from './announcement-repository.ts';

/** Of those that the sites of the study may open. Errors: 400 for another, or if the study keeps its documents. */
export async function documentToAnnounce(
  { reach }: AuthorizedMember,
  { study, id }: { study: Study; id: string },
): Promise<AnnouncedDocument> {
  const document = await findDocument(reach, id);
  const isInUse = document?.document_status === 'active' && [study.id, null].includes(document.study_id);
  if (!isInUse) throw refused('notAnnounceable');
  if (!studySettingsOf(study).sites_open_documents) throw refused('documentsKept');
  const { name, version, source } = document;
  return { id, name, version, ...(source && { sha256: source.sha256 }) };
}

/** Sites open it as long as the study has it and lets them. Errors: 403; 404. */
export async function openAnnounced(member: AuthorizedMember, id: string, clock: Clock): Promise<DocumentAddress> {
  const announcement = await findAnnouncement(member.reach, id);
  const announced = announcement?.document;
  if (!announcement || !announced) throw new ApiError('not_found', 'noSuchDocument');
  const document = await documentAsNamed({ id: announced.id, sha256: announced.sha256 });
  if (!(await mayOpenWhole(member, document, announcement.study_id))) throw new ApiError('forbidden', 'documentsKept');
  return { url: await openForReading(document, { actor: member, at: clock() }) };
}

function refused(message: 'notAnnounceable' | 'documentsKept'): ApiError {
  return new ApiError('bad_input', message, { document_id: message });
}
