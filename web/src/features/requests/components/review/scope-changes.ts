import { bareName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { NotFoundDraft, ReadyDraft, SearchedDocument } from '@trialdesk/contract/entities/draft';
import { formatDay } from '../../../../components/format-moment.ts';

/** A document's name, version and date. */
export function documentLabel({ name, version, upload_date }: SearchedDocument): string {
  return `${bareName(name)}, version ${version} (${formatDay(new Date(upload_date))})`;
}

/**
 * How the searchable documents have changed since a draft was written, one sentence each; empty if the same documents
 * would be searched now. `documents` are those of the request's study and of all studies, in any state.
 */
export function scopeChanges(draft: ReadyDraft | NotFoundDraft, documents: readonly StudyDocument[]): string[] {
  const inUse = documents.filter(
    ({ document_status, ingestion }) => document_status === 'active' && ingestion.state === 'ready',
  );
  const known = [...draft.searched, ...(draft.set_aside ?? [])];
  const removed = draft.searched.filter(({ id }) => inUse.every((document) => document.id !== id));
  const added = inUse.filter(({ id }) => known.every((document) => document.id !== id));
  const successorOf = ({ id }: SearchedDocument) => {
    const next = documents.find((document) => document.id === id)?.replaced_by;
    return added.find((document) => document.id === next);
  };
  const successors = removed.map(successorOf);
  return [
    ...removed.map((document, index) => removalText(document, { successor: successors[index], documents })),
    ...added.filter((document) => !successors.includes(document)).map((document) => additionText(document, draft)),
  ];
}

interface CurrentScope {
  successor: StudyDocument | undefined;
  documents: readonly StudyDocument[];
}

function removalText(document: SearchedDocument, { successor, documents }: CurrentScope): string {
  const text = documentLabel(document);
  if (successor) {
    return `${text} was replaced by version ${successor.version} (${formatDay(new Date(successor.upload_date))}).`;
  }
  return documents.some(({ id }) => id === document.id)
    ? `${text} was archived.`
    : `${text} was moved to another study.`;
}

function additionText(document: StudyDocument, { written_at }: ReadyDraft | NotFoundDraft): string {
  const wasReadable = document.ingestion.state === 'ready' && document.ingestion.at <= written_at;
  return `${documentLabel(document)} was ${wasReadable ? 'restored or moved to this study' : 'added'}.`;
}
