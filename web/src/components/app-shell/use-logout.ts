import { useCallback } from 'react';
import { useSession } from '../../lib/session/session-context.ts';
import { useToast } from '../toast/use-toast.ts';

/** Signs out; the route guard then redirects to the login page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useSession();
  const toast = useToast();
  return useCallback(async () => {
    try {
      await signOut();
      toast.success('logoutSucceeded');
    } catch {
      toast.error('logoutFailed');
    }
  }, [signOut, toast]);
}
