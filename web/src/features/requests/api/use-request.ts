import type { RequestRecord } from '@trialdesk/contract/entities/request';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';

/** Follows one request with its drafts and unsent edits; null when it does not exist. */
export function useRequest(requestId: string): Live<RequestRecord | null> {
  return useLiveDoc('requests', requestId);
}
