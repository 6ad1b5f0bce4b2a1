import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';

/** The newest requests a dashboard follows; older ones are reached by their links. */
const WINDOW = 500;

/** Firestore takes at most so many values in one `in`. */
const MAX_SITES = 30;

/** Follows the requests of these sites as the sites may see them, newest first. */
export function useSiteRequests(siteIds: readonly string[]): Live<SiteRequest[]> {
  const sites = siteIds.slice(0, MAX_SITES);
  return useLiveQuery<SiteRequest>(`site_requests:${sites.join(',')}`, (db) =>
    sites.length === 0
      ? null
      : query(
          collection(db, COLLECTIONS.siteRequests).withConverter(converterFor<SiteRequest>()),
          where('site_id', 'in', sites),
          orderBy('created_at', 'desc'),
          limit(WINDOW),
        ),
  );
}
