import { DEMO_STUDY, type Site } from '@trialdesk/contract/entities/site';
import type { SiteView } from '@trialdesk/contract/replies/sites';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useFetched, type Fetched } from './use-fetched.ts';

export type Named = Site;

/** By name; fetched only when wanted. */
export function useSites(isWanted = true): Fetched<SiteView[]> {
  return useFetched(isWanted ? 'listSites' : null);
}

/** By name; fetched only when wanted. */
export function useStudies(isWanted = true): Fetched<SiteView[]> {
  return useFetched(isWanted ? 'listStudies' : null);
}

/** Excludes the demo study (specification, section 3). */
export function useStudyChoices(isWanted = true): Fetched<SiteView[]> {
  const studies = useStudies(isWanted);
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
