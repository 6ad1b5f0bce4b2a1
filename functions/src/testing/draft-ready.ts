import { isPendingDraft } from '@trialdesk/contract/entities/draft';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { requests } from '../firebase/collections.ts';
import { eventually } from './eventually.ts';

/** Resolves once the newest query's draft is finished or has failed. */
export function draftReady(requestId: string): Promise<RequestRecord> {
  return eventually(requests().doc(requestId), ({ queries }) => {
    const newest = queries.at(-1);
    return newest !== undefined && !isPendingDraft(newest.draft);
  });
}
