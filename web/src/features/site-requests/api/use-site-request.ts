import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { doc } from 'firebase/firestore';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live-doc.ts';

/** Follows one request as its site may see it. */
export function useSiteRequest(requestId: string): Live<SiteRequest | null> {
  return useLiveDoc<SiteRequest>(`site_requests/${requestId}`, (db) =>
    doc(db, COLLECTIONS.siteRequests, requestId).withConverter(converterFor<SiteRequest>()),
  );
}
