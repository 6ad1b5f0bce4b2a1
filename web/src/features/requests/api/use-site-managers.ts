import type { SiteManager } from '@trialdesk/contract/replies/users';
import { useFetched, type Fetched } from '../../../lib/use-fetched.ts';

/** The Site Managers with their sites; fetched only when `wanted`. */
export function useSiteManagers(wanted: boolean): Fetched<SiteManager[]> {
  return useFetched(wanted ? 'listSiteManagers' : null);
}
