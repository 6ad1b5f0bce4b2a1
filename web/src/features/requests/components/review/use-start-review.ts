import { isFinishedDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useEffect } from 'react';
import { call } from '../../../../lib/api.ts';

/** Puts on record that somebody has opened the draft, from when its question cannot be corrected. */
export function useStartReview(requestId: string, query: RequestQuery | undefined): void {
  const queryId = query && !query.opened && isFinishedDraft(query.draft) ? query.id : null;
  useEffect(() => {
    if (queryId === null) return;
    // The next visit tries again.
    void call('startReview', { params: { id: requestId, query_id: queryId } }).catch(() => undefined);
  }, [requestId, queryId]);
}
