import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { SessionContext } from './session-context.ts';
import type { SessionStore } from './session-store.ts';

interface SessionProviderProps {
  store: SessionStore;
  children: ReactNode;
}

export function SessionProvider({ store, children }: SessionProviderProps) {
  const session = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.start(), [store]);
  const value = useMemo(() => {
    const { signIn, signOut, signOutIdle, renew, retry } = store;
    return { session, signIn, signOut, signOutIdle, renew, retry };
  }, [session, store]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
