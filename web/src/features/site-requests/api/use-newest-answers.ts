import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';

/** More answers than this do not come at one moment. */
const NEWEST = 5;

/** Follows the site's newest answers, the newest first. */
export function useNewestAnswers(siteId: string): Live<SiteRequest[]> {
  return useLiveQuery<SiteRequest>(`newest-answers:${siteId}`, (db) =>
    siteId === ''
      ? null
      : query(
          collection(db, COLLECTIONS.siteRequests).withConverter(converterFor<SiteRequest>()),
          where('site_id', '==', siteId),
          orderBy('answered_at', 'desc'),
          limit(NEWEST),
        ),
  );
}
