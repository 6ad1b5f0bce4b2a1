import { DEMO_STUDY, type Site, type Study } from '@trialdesk/contract/entities/site';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useFetched, type Fetched } from './use-fetched.ts';

/** A site or a study to choose from. */
export type Named = Pick<Site, 'id' | 'name'>;

/** All sites with their request counts, by name. */
export function useSites(): Fetched<Site[]> {
  return useFetched('listSites');
}

/** All studies, by name. */
export function useStudies(): Fetched<Study[]> {
  return useFetched('listStudies');
}

/** The studies a person can choose: all but the demo study (specification, section 3). */
export function useStudyChoices(): Fetched<Study[]> {
  const studies = useStudies();
  return useMemo(() => {
    if (studies.status !== 'ready') return studies;
    return { ...studies, data: studies.data.filter(({ name }) => name !== DEMO_STUDY) };
  }, [studies]);
}

/** Fetches sites or studies again for every screen that shows them; call after creating one. */
export function useRefresh(): (id: 'listSites' | 'listStudies') => void {
  const { mutate } = useSWRConfig();
  return (id) => void mutate(id);
}
