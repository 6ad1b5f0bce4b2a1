import { bareName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { NotFoundDraft, ReadyDraft, SearchedDocument } from '@trialdesk/contract/entities/draft';
import { formatDay } from '../../../../components/format-moment.ts';

/** A document as a reader tells it from its other versions. */
export function documentText({ name, version, upload_date }: SearchedDocument): string {
  return `${bareName(name)}, version ${version} (${formatDay(new Date(upload_date))})`;
}

/**
 * What has changed since a draft was written among the documents that its question is answered from, a sentence for
 * each; none while the same documents would be searched today. `documents` are those of the request's study and of all
 * studies, in whatever state.
 */
export function scopeChanges(draft: ReadyDraft | NotFoundDraft, documents: readonly StudyDocument[]): string[] {
  const inUse = documents.filter(
    ({ document_status, ingestion }) => document_status === 'active' && ingestion.state === 'ready',
  );
  const gone = draft.searched.filter(({ id }) => inUse.every((document) => document.id !== id));
  const fresh = inUse.filter(({ id }) => draft.searched.every((document) => document.id !== id));
  const successorOf = ({ id }: SearchedDocument) => {
    const next = documents.find((document) => document.id === id)?.replaced_by;
    return fresh.find((document) => document.id === next);
  };
  const successors = gone.map(successorOf);
  return [
    ...gone.map((document, place) => leavingText(document, { successor: successors[place], documents })),
    ...fresh.filter((document) => !successors.includes(document)).map((document) => comingText(document, draft)),
  ];
}

interface Now {
  successor: StudyDocument | undefined;
  documents: readonly StudyDocument[];
}

function leavingText(document: SearchedDocument, { successor, documents }: Now): string {
  const text = documentText(document);
  if (successor) {
    return `${text} was replaced by version ${successor.version} (${formatDay(new Date(successor.upload_date))}).`;
  }
  return documents.some(({ id }) => id === document.id)
    ? `${text} was archived.`
    : `${text} was moved to another study.`;
}

function comingText(document: StudyDocument, { written_at }: ReadyDraft | NotFoundDraft): string {
  const wasReadable = document.ingestion.state === 'ready' && document.ingestion.at <= written_at;
  return `${documentText(document)} was ${wasReadable ? 'restored, or moved to this study' : 'added'}.`;
}
