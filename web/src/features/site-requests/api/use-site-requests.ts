import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { limit, orderBy } from 'firebase/firestore';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { ofSites } from './of-sites.ts';

/** Requests a dashboard follows at most; older ones are reached by their links. */
const WINDOW = 500;

/** Follows the requests of these sites as the sites see them, newest first. */
export function useSiteRequests(siteIds: readonly string[]): Live<SiteRequest[]> {
  return useLiveQuery('siteRequests', ...ofSites(siteIds, [orderBy('created_at', 'desc'), limit(WINDOW)]));
}
