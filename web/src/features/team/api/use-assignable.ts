import { DEMO_STUDY, type Site } from '@trialdesk/contract/entities/site';
import { api } from '../../../lib/api.ts';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

/** A site or a study that a person can be given. */
export type Assignable = Pick<Site, 'id' | 'name'>;

async function getSites(signal: AbortSignal): Promise<Assignable[]> {
  return (await api.get('/sites', signal)) as Assignable[];
}

async function getStudies(signal: AbortSignal): Promise<Assignable[]> {
  const studies = (await api.get('/studies', signal)) as Assignable[];
  return studies.filter(({ name }) => name !== DEMO_STUDY);
}

export function useSites(): Fetched<Assignable[]> {
  return useFetched(getSites);
}

export function useStudies(): Fetched<Assignable[]> {
  return useFetched(getStudies);
}
