import { isPendingDraft } from '@trialdesk/contract/entities/draft';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { threadUntil } from './stored-thread.ts';

/** Resolves once the newest query's draft is finished or has failed. */
export function draftReady(requestId: string): Promise<RequestRecord> {
  return threadUntil(requestId, ({ queries }) => {
    const newest = queries.at(-1);
    return newest !== undefined && !isPendingDraft(newest.draft);
  });
}
