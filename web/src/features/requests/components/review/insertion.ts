import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { beginEdit, reconcile, withPassage, type ResponseEdit } from './response-edit.ts';

export const responseFieldId = (queryId: string) => `response-${queryId}`;

/** Adds passages to the response, opening the editor if need be. Undefined while two texts conflict. */
export function insertion(
  query: RequestQuery,
  edit: ResponseEdit | null,
  setEdit: (edit: ResponseEdit) => void,
): ((passage: PossiblePassage) => void) | undefined {
  const reconciled = edit && reconcile(edit, query);
  if (reconciled?.state === 'conflict') return undefined;
  const current = reconciled?.state === 'open' ? reconciled.edit : beginEdit(query);
  return (passage) => {
    setEdit(withPassage(current, passage));
    document.getElementById(responseFieldId(query.id))?.focus();
  };
}
