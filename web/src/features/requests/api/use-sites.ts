import type { Site } from '@trialdesk/contract/entities/site';
import { api } from '../../../lib/api.ts';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

async function getSites(signal: AbortSignal): Promise<Site[]> {
  return (await api.get('/sites', signal)) as Site[];
}

/** All sites with their request counts, by name. */
export function useSites(): Fetched<Site[]> {
  return useFetched(getSites);
}
