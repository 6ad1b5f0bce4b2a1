import { DEFAULT_PRIORITY, PRIORITIES } from '@trialdesk/contract/choices';

/** The form before anything is typed; a choice not yet made is empty. */
export const EMPTY_FORM = {
  title: '',
  siteId: '',
  studyId: '',
  category: '',
  priority: DEFAULT_PRIORITY,
  question: '',
};

export type RequestForm = Record<keyof typeof EMPTY_FORM, string>;

/** The stored form; unreadable or unknown values fall back to defaults. */
export function readFormDraft(stored: string, empty: RequestForm = EMPTY_FORM): RequestForm {
  if (stored === '') return empty;
  const draft = JSON.parse(stored) as Partial<RequestForm>;
  const priority = PRIORITIES.find((known) => known === draft.priority) ?? DEFAULT_PRIORITY;
  return { ...empty, ...draft, priority };
}
