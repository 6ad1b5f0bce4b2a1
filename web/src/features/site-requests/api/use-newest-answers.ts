import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';

/** More answers than this do not come at one moment. */
const NEWEST = 5;

/** Firestore takes at most so many values in one `in`. */
const MAX_SITES = 30;

/** Follows the newest answers to these sites, the newest first. */
export function useNewestAnswers(siteIds: readonly string[]): Live<SiteRequest[]> {
  const sites = siteIds.slice(0, MAX_SITES);
  return useLiveQuery<SiteRequest>(`newest-answers:${sites.join(',')}`, (db) =>
    sites.length === 0
      ? null
      : query(
          collection(db, COLLECTIONS.siteRequests).withConverter(converterFor<SiteRequest>()),
          where('site_id', 'in', sites),
          orderBy('answered_at', 'desc'),
          limit(NEWEST),
        ),
  );
}
