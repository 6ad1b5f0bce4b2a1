import { isSameName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { formatDay } from '../../../components/format-moment.ts';

/** A document's version with its day, as people tell versions apart. */
export function versionText({ version, upload_date }: Pick<StudyDocument, 'version' | 'upload_date'>): string {
  return `version ${version} of ${formatDay(new Date(upload_date))}`;
}

/** What an upload of this name would meet in its study. */
export type Namesake =
  | { state: 'none' }
  /** Still being read: it cannot be replaced yet. */
  | { state: 'unread'; document: StudyDocument }
  | { state: 'replaceable'; document: StudyDocument };

/** The document that a file is a new version of: one in use rather than one that could not be read, the latest first. */
export function namesakeOf(name: string, studyId: string | null, documents: readonly StudyDocument[]): Namesake {
  const standing = documents
    .filter(
      (other) =>
        other.study_id === studyId &&
        other.document_status === 'active' &&
        other.replaced_by === null &&
        isSameName(other.name, name),
    )
    .sort((a, b) => rank(b) - rank(a) || b.version - a.version);
  const [best] = standing;
  if (!best) return { state: 'none' };
  return rank(best) > UNREAD ? { state: 'replaceable', document: best } : { state: 'unread', document: best };
}

const UNREAD = 0;

function rank({ ingestion }: StudyDocument): number {
  switch (ingestion.state) {
    case 'queued':
    case 'reading':
      return UNREAD;
    case 'failed':
      return 1;
    case 'ready':
      return 2;
  }
}

/** How a document stands to the version before or after it, as a sentence; empty when there is nothing to say. */
export function versionNote(document: StudyDocument, documents: readonly StudyDocument[]): string {
  const find = (id: string | null) => documents.find((other) => other.id === id);
  const next = find(document.replaced_by);
  if (next) {
    return document.document_status === 'archived'
      ? `Replaced by ${versionText(next)}. Restoring it puts both in use.`
      : `Stays in use until version ${next.version} has been read.`;
  }
  const previous = find(document.replaces);
  if (!previous || previous.document_status === 'archived') return '';
  switch (document.ingestion.state) {
    case 'queued':
    case 'reading':
      return `Takes the place of version ${previous.version} once it has been read.`;
    case 'failed':
      return `Version ${previous.version} stays in use.`;
    case 'ready':
      return `Version ${previous.version} is in use as well.`;
  }
}
