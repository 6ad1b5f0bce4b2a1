import { useCallback, useState } from 'react';
import { useSession } from '../../lib/session/session-context.ts';
import { isAnythingUnsaved } from '../../lib/storage/unsaved-work.ts';
import { useToast } from '../toast/use-toast.ts';

export interface Logout {
  /** Signs out, after asking if anything is unsaved; the route guard then redirects to the login page. */
  logOut: () => Promise<void>;
  /** Whether to ask before unsaved work is removed. */
  isAsking: boolean;
  confirm: () => Promise<void>;
  cancel: () => void;
}

export function useLogout(): Logout {
  const { signOut } = useSession();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = useCallback(async () => {
    setIsAsking(false);
    try {
      await signOut();
      toast.success('logoutSucceeded');
    } catch {
      toast.error('logoutFailed');
    }
  }, [signOut, toast]);
  const logOut = useCallback(async () => {
    if (await isAnythingUnsaved()) setIsAsking(true);
    else await confirm();
  }, [confirm]);
  const cancel = useCallback(() => setIsAsking(false), []);
  return { logOut, isAsking, confirm, cancel };
}
