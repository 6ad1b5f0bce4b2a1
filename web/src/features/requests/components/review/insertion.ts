import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { openEdit, withPassage, type ResponseEdit } from './response-edit.ts';

export const responseFieldId = (queryId: string) => `response-${queryId}`;

/** Adds passages to the response, opening the editor if need be. Undefined while two texts conflict. */
export function insertion(
  query: RequestQuery,
  edit: ResponseEdit | null,
  setEdit: (edit: ResponseEdit) => void,
): ((passage: PossiblePassage) => void) | undefined {
  const current = openEdit(edit, query);
  if (!current) return undefined;
  return (passage) => {
    setEdit(withPassage(current, passage));
    document.getElementById(responseFieldId(query.id))?.focus();
  };
}
