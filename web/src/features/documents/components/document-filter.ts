import { bareName } from '@trialdesk/contract/document-name';
import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';

export const TABS = { active: 'Active', archived: 'Archived' } as const satisfies Record<DocumentStatus, string>;

/** Documents of a tab whose name contains the search, with or without extension, ignoring case. */
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
