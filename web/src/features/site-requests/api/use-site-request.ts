import type { SiteRequest } from '@trialdesk/contract/entities/request';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';

/** Follows one request as its site sees it; null when it does not exist. */
export function useSiteRequest(requestId: string): Live<SiteRequest | null> {
  return useLiveDoc('siteRequests', requestId);
}
