import { LIMITS } from '@trialdesk/contract/limits';
import type { ContactView } from '@trialdesk/contract/replies/sites';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';

interface People {
  failed: boolean;
  /** By name, unnamed last; null while loading. */
  people: ContactView[] | null;
  retry: () => void;
}

/** Those restricted to studies of which this is one. */
export function useAssignedPeople(studyId: string): People {
  const { data, error, isValidating, mutate } = useSWR<ContactView[], unknown>(
    ['listContacts', 'study', studyId],
    async () => (await call('listContacts', { query: { study_id: studyId, limit: LIMITS.listPage.max } })).contacts,
  );
  return { failed: error !== undefined && !isValidating, people: data ?? null, retry: () => void mutate() };
}
