import type { InvitationLookup } from '@trialdesk/contract/replies/users';
import { useEffect, useState } from 'react';
import { getInvitation } from '../api/get-invitation.ts';

/** Looks up what an invitation is for. `failed` leaves open whether it can be accepted. */
export function useInvitation(userId: string): InvitationLookup | 'loading' | 'failed' {
  const [found, setFound] = useState<InvitationLookup | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (userId === '') return;
    const leaving = new AbortController();
    getInvitation(userId, leaving.signal).then(setFound, () => {
      if (!leaving.signal.aborted) setFound('failed');
    });
    return () => leaving.abort();
  }, [userId]);
  return found;
}
