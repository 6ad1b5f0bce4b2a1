import type { DueTimes, Ownership, RequestRecord } from '@trialdesk/contract/entities/request';
import { where } from 'firebase/firestore';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveThread } from '../../../lib/live/use-live.ts';

/** As the research team sees it. */
export type OwnedRequest = RequestRecord & Ownership & DueTimes;

/** Follows one request with its drafts and unsent edits; null when it does not exist. */
export function useRequest(requestId: string): Live<OwnedRequest | null> {
  return useLiveThread(['requests', 'requestQueries'], requestId, () => [where('request_id', '==', requestId)]);
}
