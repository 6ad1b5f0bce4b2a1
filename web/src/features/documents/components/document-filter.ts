import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';

/** Tabs of the page and their labels. */
export const TABS = { active: 'Active', archived: 'Archived' } as const satisfies Record<DocumentStatus, string>;

/** A file's name without its extension. */
export function bareName(name: string): string {
  return name.replace(/(.)\.[^.\s]{1,5}$/, '$1');
}

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
