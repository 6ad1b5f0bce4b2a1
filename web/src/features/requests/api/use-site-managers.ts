import type { SiteManager } from '@trialdesk/contract/replies/users';
import { api } from '../../../lib/api.ts';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

async function getSiteManagers(signal: AbortSignal): Promise<SiteManager[]> {
  return (await api.get('/users/site-managers', signal)) as SiteManager[];
}

const nobody = () => Promise.resolve<SiteManager[]>([]);

/** The Site Managers with their sites; asked for only when `wanted`. */
export function useSiteManagers(wanted: boolean): Fetched<SiteManager[]> {
  return useFetched(wanted ? getSiteManagers : nobody);
}
