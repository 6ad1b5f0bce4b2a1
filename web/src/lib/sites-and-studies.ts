import { DEMO_STUDY, type Site, type Study } from '@trialdesk/contract/entities/site';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useFetched, type Fetched } from './use-fetched.ts';

export type Named = Pick<Site, 'id' | 'name'>;

/** By name. */
export function useSites(): Fetched<Site[]> {
  return useFetched('listSites');
}

/** By name. */
export function useStudies(): Fetched<Study[]> {
  return useFetched('listStudies');
}

/** Excludes the demo study (specification, section 3). */
export function useStudyChoices(): Fetched<Study[]> {
  const studies = useStudies();
  return useMemo(() => {
    if (studies.status !== 'ready') return studies;
    return { ...studies, data: studies.data.filter(({ name }) => name !== DEMO_STUDY) };
  }, [studies]);
}

/** Call after creating one. */
export function useRefresh(): (id: 'listSites' | 'listStudies') => void {
  const { mutate } = useSWRConfig();
  return (id) => void mutate(id);
}
