import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import { call } from '../../../lib/api.ts';

/** The page of a citation of a sent answer. Rejects with an `ApiError`. */
export function getCitedPage(requestId: string, queryId: string, number: number): Promise<CitedPageView> {
  return call('getCitedPage', { params: { id: requestId, query_id: queryId, number: String(number) } });
}
