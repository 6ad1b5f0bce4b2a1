import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { ReplacementRefusal } from '@trialdesk/contract/entities/pending-upload';

/** Null when it can. */
export function refusalToReplace(
  current: StudyDocument | null,
  upload: Pick<StudyDocument, 'study_id'>,
): ReplacementRefusal | null {
  if (!current) return 'unknown';
  if (current.study_id !== upload.study_id) return 'another';
  if (current.replaced_by !== null) return 'replaced';
  if (current.document_status === 'archived') return 'archived';
  const { state } = current.ingestion;
  return state === 'queued' || state === 'reading' ? 'unread' : null;
}

export function nextVersion(namesakes: readonly Pick<StudyDocument, 'version'>[]): number {
  return 1 + Math.max(0, ...namesakes.map(({ version }) => version));
}

/**
 * After its successor was read or failed: archived only when the successor answers the same study's questions, else
 * kept in use. Null when nothing changes, as after a restore.
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
