import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';
import { useIsVisible } from '../../../lib/use-is-visible.ts';
import { useMember } from '../../../lib/session/session-context.ts';

type IsUnread = (request: Pick<RequestSummary, 'request_id' | 'status' | 'asked_at'>) => boolean;

/** Whether a request has an open question that the member has not seen. False until it is known. */
export function useUnread(): IsUnread {
  const { user_id } = useMember();
  const live = useLiveDoc('seenRequests', user_id);
  if (live.status !== 'ready') return () => false;
  const seen = live.data?.seen ?? {};
  return ({ request_id, status, asked_at }) => status === 'processing' && seen[request_id] !== asked_at;
}

/** Notes that the member sees the newest question, on all their browsers; without one, or in the background, nothing. */
export function useMarkSeen(requestId: string, newestQueryId: string | undefined): void {
  const isVisible = useIsVisible();
  const marked = useRef('');
  useEffect(() => {
    if (newestQueryId === undefined || !isVisible || marked.current === newestQueryId) return;
    marked.current = newestQueryId;
    // Unread for longer is all that a failure leads to.
    void call('markSeen', { params: { id: requestId } }).catch(() => undefined);
  }, [requestId, newestQueryId, isVisible]);
}
