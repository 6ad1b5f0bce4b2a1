import { bareName } from '@trialdesk/contract/document-name';
import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';

/** Tabs of the page and their labels. */
export const TABS = { active: 'Active', archived: 'Archived' } as const satisfies Record<DocumentStatus, string>;

/** The documents of a tab whose name, with or without its extension, holds the search; case is ignored. */
export function filterDocuments(
  documents: readonly StudyDocument[],
  { tab, search }: { tab: DocumentStatus; search: string },
): StudyDocument[] {
  const wanted = search.trim().toLowerCase();
  return documents.filter(
    ({ document_status, name }) =>
      document_status === tab && [name, bareName(name)].some((text) => text.toLowerCase().includes(wanted)),
  );
}
