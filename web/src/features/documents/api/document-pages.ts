import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';
import { documentId, endAt, limit, orderBy, startAfter, where, type QueryConstraint } from 'firebase/firestore';

/** Documents read to open the page; with those they replace or are replaced by, at most 60. */
export const PAGE_SIZE = 25;

/** Documents that a search looks through. */
export const SEARCHED_AT_MOST = 1_000;

/** `every`: of any study; null: those for all studies. */
export type StudyFilter = { kind: 'every' } | { kind: 'one'; id: string | null };

export interface DocumentFilter {
  status: DocumentStatus;
  study: StudyFilter;
}

export function matching({ status, study }: DocumentFilter): QueryConstraint[] {
  const ofStatus = where('document_status', '==', status);
  return study.kind === 'every' ? [ofStatus] : [ofStatus, where('study_id', '==', study.id)];
}

/** Upload date and id of the last document of a page. */
export type Cursor = readonly [string, string];

export function cursorOf(documents: readonly StudyDocument[]): Cursor | null {
  const last = documents.at(-1);
  return last ? [last.upload_date, last.id] : null;
}

/** One query per page, newest first. Earlier pages are ranges, so that what is uploaded meanwhile pushes nothing out. */
export function pageQueries(filter: DocumentFilter, cursors: readonly Cursor[], size: number): QueryConstraint[][] {
  const newestFirst = [...matching(filter), orderBy('upload_date', 'desc'), orderBy(documentId(), 'desc')];
  const starts = [null, ...cursors];
  return starts.map((start, page) => {
    const end = cursors[page];
    return [...newestFirst, ...(start ? [startAfter(...start)] : []), ...(end ? [endAt(...end)] : [limit(size)])];
  });
}
