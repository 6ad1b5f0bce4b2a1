import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import { call } from '../../../lib/api.ts';

/** The page of a citation of a shared answer. Rejects with an `ApiError`. */
export function getSharedPage(announcementId: string, number: number): Promise<CitedPageView> {
  return call('getSharedPage', { params: { id: announcementId, number: String(number) } });
}
