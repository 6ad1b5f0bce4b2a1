import type { DocumentStatus } from '@trialdesk/contract/entities/document';
import { useSearchParams } from 'react-router-dom';
import type { StudyFilter } from '../api/document-pages.ts';

/** In the address: documents for all studies. */
export const SHARED = 'all-studies';

export interface DocumentFilterState {
  tab: DocumentStatus;
  study: StudyFilter;
  /** Of the filter's field; empty for every study. */
  studyValue: string;
  isTable: boolean;
  /** Null goes back to the default. */
  set: (name: 'tab' | 'study' | 'view', value: string | null) => void;
}

/** Kept in the address, for links and Back. */
export function useDocumentFilter(): DocumentFilterState {
  const [params, setParams] = useSearchParams();
  const studyValue = params.get('study') ?? '';
  return {
    tab: params.get('tab') === 'archived' ? 'archived' : 'active',
    study: studyValue === '' ? { kind: 'every' } : { kind: 'one', id: studyValue === SHARED ? null : studyValue },
    studyValue,
    isTable: params.get('view') === 'table',
    set: (name, value) =>
      setParams((current) => {
        const changed = new URLSearchParams(current);
        if (value === null) changed.delete(name);
        else changed.set(name, value);
        return changed;
      }),
  };
}
