import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { where } from 'firebase/firestore';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveThread } from '../../../lib/live/use-live.ts';

/** Follows one request as its site sees it; null when it does not exist. */
export function useSiteRequest(requestId: string): Live<SiteRequest | null> {
  return useLiveThread(
    ['siteRequests', 'siteRequestQueries'],
    requestId,
    // Rules allow a query only if it names a site and study of the member's own.
    (header) =>
      header && [
        where('request_id', '==', requestId),
        where('site_id', '==', header.site_id),
        where('study_id', '==', header.study_id),
      ],
  );
}
