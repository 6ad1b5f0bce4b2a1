import { bareName } from '@trialdesk/contract/document-name';
import { REPEATABLE_FAILURES, type DocumentStatus, type StudyDocument } from '@trialdesk/contract/entities/document';
import { isFoundIn } from '@trialdesk/contract/search-words';
import type { Named } from '../../../lib/sites-and-studies.ts';

export const TABS = { active: 'Active', archived: 'Archived' } as const satisfies Record<DocumentStatus, string>;

/** Documents whose name contains the words of the search, with or without extension. */
export function searchDocuments(documents: readonly StudyDocument[], search: string): StudyDocument[] {
  return documents.filter(({ name }) => isFoundIn([name, bareName(name)], search));
}

export interface StudyGroup {
  /** Null: all studies. */
  id: string | null;
  name: string;
  documents: StudyDocument[];
}

/** By study, in the order of the first document of each. */
export function groupByStudy(documents: readonly StudyDocument[], studies: readonly Named[]): StudyGroup[] {
  const groups = new Map<string | null, StudyGroup>();
  for (const document of documents) {
    const { study_id: id } = document;
    const group = groups.get(id) ?? { id, name: studyName(id, studies), documents: [] };
    group.documents.push(document);
    groups.set(id, group);
  }
  return [...groups.values()];
}

export function studyName(id: string | null, studies: readonly Named[]): string {
  return id === null ? 'All studies' : (studies.find((study) => study.id === id)?.name ?? id);
}

export function mayReadAgain({ ingestion }: StudyDocument): boolean {
  return ingestion.state === 'failed' && REPEATABLE_FAILURES.has(ingestion.reason);
}

/** It could never be read, so nothing rests on it. */
export function mayDelete({ ingestion, page_count, passages_sha256 }: StudyDocument): boolean {
  return ingestion.state === 'failed' && page_count === 0 && passages_sha256 === undefined;
}

/** Version with what people call it, and from when it applies. */
export function versionLine({ version, label, effective_date }: StudyDocument): string {
  return [
    `Version ${version}`,
    ...(label === undefined ? [] : [label]),
    ...(effective_date === undefined ? [] : [`effective ${DAY.format(new Date(effective_date))}`]),
  ].join(' · ');
}

/** The day as given, wherever it is read. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
