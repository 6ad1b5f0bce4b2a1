import type { UserView } from '@trialdesk/contract/replies/users';
import { useCallback, useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { inviteFailure } from '../api/invite-failure.ts';
import { loadCode } from '../../../lib/code/load-code.ts';
import type { TeamUser } from '../api/use-users.ts';

interface Renewal {
  /** Replaces an expired invitation by one of the same kind; resolves to null, with a toast, if that failed. */
  renew: (user: TeamUser) => Promise<UserView | null>;
  /** Id of the invitation that is being renewed. */
  renewing: string | null;
}

export function useRenew(): Renewal {
  const toast = useToast();
  const [renewing, setRenewing] = useState<string | null>(null);
  const renew = useCallback(
    async (user: TeamUser) => {
      setRenewing(user.id);
      try {
        const { inviteUser } = await loadCode(() => import('../api/invite-user.ts'));
        const invitation = await inviteUser(user, []);
        toast.success('userCreated');
        return invitation;
      } catch (error) {
        const { message, values } = inviteFailure(error);
        toast.error(message, values);
        return null;
      } finally {
        setRenewing(null);
      }
    },
    [toast],
  );
  return { renew, renewing };
}
