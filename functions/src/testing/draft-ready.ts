import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { requests } from '../firebase/collections.ts';
import { eventually } from './eventually.ts';

/** The record once the newest query's draft is finished, one way or another. */
export function draftReady(requestId: string): Promise<RequestRecord> {
  return eventually(requests().doc(requestId), ({ queries }) => {
    const state = queries.at(-1)?.draft.state;
    return state !== 'queued' && state !== 'writing';
  });
}
