import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { limit, orderBy } from 'firebase/firestore';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { ofSites } from './of-sites.ts';

/** More answers than this do not arrive at one moment. */
const NEWEST = 5;

/** Follows the latest answers to these sites, latest first. */
export function useNewestAnswers(siteIds: readonly string[]): Live<SiteRequest[]> {
  return useLiveQuery('siteRequests', ...ofSites(siteIds, [orderBy('answered_at', 'desc'), limit(NEWEST)]));
}
