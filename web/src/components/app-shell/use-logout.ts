import { useCallback } from 'react';
import { useSession } from '../../lib/session/session-context.ts';
import { useToast } from '../toast/use-toast.ts';
import { useLeaving, type Leaving } from './use-leaving.ts';

/** Signs out; the route guard then redirects to the login page. */
export function useLogout(): Leaving {
  const { signOut } = useSession();
  const toast = useToast();
  const logOut = useCallback(async () => {
    try {
      await signOut();
      toast.success('logoutSucceeded');
    } catch {
      toast.error('logoutFailed');
    }
  }, [signOut, toast]);
  return useLeaving(logOut);
}
