import { useCallback, useState } from 'react';
import { isAnythingUnsaved } from '../../lib/storage/unsaved-work.ts';

export interface Leaving {
  /** Ends the session, after asking if anything is unsaved. */
  begin: () => Promise<void>;
  /** Whether to ask before unsaved work is removed. */
  isAsking: boolean;
  confirm: () => Promise<void>;
  cancel: () => void;
}

/** Asks before `leave` ends the session, if unsaved work in any tab would be removed with it. */
export function useLeaving(leave: () => Promise<void>): Leaving {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = useCallback(async () => {
    setIsAsking(false);
    await leave();
  }, [leave]);
  const begin = useCallback(async () => {
    if (await isAnythingUnsaved()) setIsAsking(true);
    else await confirm();
  }, [confirm]);
  const cancel = useCallback(() => setIsAsking(false), []);
  return { begin, isAsking, confirm, cancel };
}
