import { createContext, use } from 'react';
import type { Member, Session } from './session.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionValue {
  session: Session;
  signIn: SessionStore['signIn'];
  signOut: SessionStore['signOut'];
  signOutIdle: SessionStore['signOutIdle'];
  renew: SessionStore['renew'];
  retry: SessionStore['retry'];
}

export const SessionContext = createContext<SessionValue | null>(null);

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

/** Throws outside guarded pages. */
export function useMember(): Member {
  const { session } = useSession();
  if (session.status !== 'signed-in') throw new Error('useMember is for guarded pages only');
  return session.member;
}
