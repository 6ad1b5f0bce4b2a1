import { isSameName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';

/**
 * Why an upload cannot take the place of a document: there is none, it is of another name or study, it is too late, or
 * too early, since nobody knows yet whether that one can be used.
 */
export type ReplacementRefusal = 'unknown' | 'another' | 'archived' | 'replaced' | 'unread';

/** Why `upload` cannot replace `standing`; null when it can. */
export function refusalToReplace(
  standing: StudyDocument | null,
  upload: Pick<StudyDocument, 'name' | 'study_id'>,
): ReplacementRefusal | null {
  if (!standing) return 'unknown';
  if (standing.study_id !== upload.study_id || !isSameName(standing.name, upload.name)) return 'another';
  if (standing.replaced_by !== null) return 'replaced';
  if (standing.document_status === 'archived') return 'archived';
  const { state } = standing.ingestion;
  return state === 'queued' || state === 'reading' ? 'unread' : null;
}

/** The version of a new document among those of its name in its study. */
export function nextVersion(namesakes: readonly Pick<StudyDocument, 'version'>[]): number {
  return 1 + Math.max(0, ...namesakes.map(({ version }) => version));
}

/**
 * What becomes of a replaced document once its successor has been read, or could not be: it is archived only when the
 * successor answers the same study's questions from now on, else it stands as before. Null when nothing changes, as
 * for a document that somebody has restored or archived meanwhile.
 */
export function fateOfReplaced(
  replaced: StudyDocument,
  successor: StudyDocument,
): Partial<Pick<StudyDocument, 'document_status' | 'replaced_by'>> | null {
  if (replaced.replaced_by !== successor.id) return null;
  const takesOver =
    successor.ingestion.state === 'ready' &&
    successor.document_status === 'active' &&
    successor.study_id === replaced.study_id;
  if (!takesOver) return { replaced_by: null };
  return replaced.document_status === 'active' ? { document_status: 'archived' } : null;
}
