import { isSameName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';

/**
 * Why an upload cannot replace a document: it does not exist, has another name or study, is archived or replaced
 * already, or has not been read yet.
 */
export type ReplacementRefusal = 'unknown' | 'another' | 'archived' | 'replaced' | 'unread';

/** Why `upload` cannot replace `current`; null when it can. */
export function refusalToReplace(
  current: StudyDocument | null,
  upload: Pick<StudyDocument, 'name' | 'study_id'>,
): ReplacementRefusal | null {
  if (!current) return 'unknown';
  if (current.study_id !== upload.study_id || !isSameName(current.name, upload.name)) return 'another';
  if (current.replaced_by !== null) return 'replaced';
  if (current.document_status === 'archived') return 'archived';
  const { state } = current.ingestion;
  return state === 'queued' || state === 'reading' ? 'unread' : null;
}

/** The version of a new document among those of its name in its study. */
export function nextVersion(namesakes: readonly Pick<StudyDocument, 'version'>[]): number {
  return 1 + Math.max(0, ...namesakes.map(({ version }) => version));
}

/**
 * Change to a replaced document once its successor has been read or has failed: it is archived only when the successor
 * now answers the same study's questions, else it stays in use. Null when nothing changes, as for a document that has
 * been restored or archived since.
 */
export function replacementOutcome(
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
