import { useEffect, useRef } from 'react';
import { useMember } from '../../../../lib/session/session-context.ts';
import { assignRequests } from '../../api/assign-requests.ts';
import type { OwnedRequest } from '../../api/use-request.ts';

/** Takes a request that nobody owns, once. */
export function useTaking({ request_id, owner_id, status }: OwnedRequest): void {
  const { user_id } = useMember();
  const tried = useRef('');
  const isFree = typeof owner_id !== 'string' && status === 'processing';
  useEffect(() => {
    if (!isFree || tried.current === request_id) return;
    tried.current = request_id;
    // A colleague may have been faster; then the request is theirs. Saving takes it too.
    void assignRequests({ requestIds: [request_id], ownerId: user_id, takeOver: false }).catch(() => undefined);
  }, [request_id, user_id, isFree]);
}
