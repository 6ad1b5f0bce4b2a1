import { isSameName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { formatDay } from '../../../components/format-moment.ts';
import type { UploadItem } from './upload-item.ts';

export function versionText({ version, upload_date }: Pick<StudyDocument, 'version' | 'upload_date'>): string {
  return `version ${version} (${formatDay(new Date(upload_date))})`;
}

/** The existing document that an upload of the same name affects. */
export type ExistingVersion =
  | { state: 'none' }
  /** Still being read, so it cannot be replaced yet. */
  | { state: 'unread'; document: StudyDocument }
  | { state: 'replaceable'; document: StudyDocument };

/**
 * The document that a file is a new version of. Documents in use win over failed ones, then the latest version wins.
 */
export function findExistingVersion(
  name: string,
  studyId: string | null,
  documents: readonly StudyDocument[],
): ExistingVersion {
  const candidates = documents
    .filter(
      (other) =>
        other.study_id === studyId &&
        other.document_status === 'active' &&
        other.replaced_by === null &&
        isSameName(other.name, name),
    )
    .sort((a, b) => replacementRank(b) - replacementRank(a) || b.version - a.version);
  const [best] = candidates;
  if (!best) return { state: 'none' };
  return replacementRank(best) > UNREAD
    ? { state: 'replaceable', document: best }
    : { state: 'unread', document: best };
}

/** What an upload is to the documents of its study. */
export interface Succession {
  /** The one of the same name. */
  existing: ExistingVersion;
  /** The one that it will replace. */
  replaced: StudyDocument | null;
}

/** As people chose, else the document of the same name unless both are kept. Undefined: no study is chosen yet. */
export function successionOf(
  { file, keepsBoth, newVersionOf }: Pick<UploadItem, 'keepsBoth' | 'newVersionOf'> & { file: { name: string } },
  studyId: string | null | undefined,
  documents: readonly StudyDocument[],
): Succession {
  if (studyId === undefined) return { existing: { state: 'none' }, replaced: null };
  const existing = findExistingVersion(file.name, studyId, documents);
  const byName = existing.state === 'replaceable' && !keepsBoth ? existing.document : null;
  const chosen = replaceableDocuments(documents).find(({ id }) => id === newVersionOf) ?? null;
  return { existing, replaced: newVersionOf === undefined ? byName : chosen };
}

/** By name; those that are being read or replaced cannot be replaced. */
export function replaceableDocuments(documents: readonly StudyDocument[]): StudyDocument[] {
  return documents
    .filter((document) => document.replaced_by === null && replacementRank(document) > UNREAD)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || b.version - a.version);
}

const UNREAD = 0;

function replacementRank({ ingestion }: StudyDocument): number {
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

/** Relation to the previous or next version in one sentence, or empty. */
export function versionNote(document: StudyDocument, documents: readonly StudyDocument[]): string {
  const find = (id: string | null) => documents.find((other) => other.id === id);
  const next = find(document.replaced_by);
  if (next) {
    return document.document_status === 'archived'
      ? `Replaced by ${versionText(next)}. Restoring it puts both in use.`
      : `In use until version ${next.version} is ready.`;
  }
  const previous = find(document.replaces);
  if (!previous || previous.document_status === 'archived') return '';
  switch (document.ingestion.state) {
    case 'queued':
    case 'reading':
      return `Replaces version ${previous.version} once it is ready.`;
    case 'failed':
      return `Version ${previous.version} stays in use.`;
    case 'ready':
      return `Version ${previous.version} is also in use.`;
  }
}
