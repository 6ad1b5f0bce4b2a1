import { DEFAULT_PRIORITY, PRIORITIES } from '@trialdesk/contract/choices';
import type { RequestForm } from '../api/use-create-request.ts';

export const EMPTY_FORM: RequestForm = {
  title: '',
  studyId: '',
  category: '',
  priority: DEFAULT_PRIORITY,
  question: '',
};

/** The stored form; unreadable or unknown values fall back to defaults. */
export function readFormDraft(stored: string): RequestForm {
  if (stored === '') return EMPTY_FORM;
  const draft = JSON.parse(stored) as Partial<RequestForm>;
  const priority = PRIORITIES.find((known) => known === draft.priority) ?? DEFAULT_PRIORITY;
  return { ...EMPTY_FORM, ...draft, priority };
}
