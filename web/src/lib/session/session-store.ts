import type { UserRole } from '@trialdesk/contract/replies/users';
import type { Member, Session } from './session.ts';

export interface Identity {
  uid: string;
  email: string;
}

/** Of the user's record, or of the connection. */
export type RecordEvent = 'gone' | 'changed' | 'lost' | 'live';

export interface SessionDeps {
  /** Calls back soon after the call and on each change. Returns how to stop. */
  onIdentity: (listener: (identity: Identity | null) => void) => () => void;
  signIn: (email: string, password: string) => Promise<Identity>;
  signOut: () => Promise<void>;
  lookUpRole: (email: string) => Promise<UserRole>;
  /** Returns how to stop. */
  follow: (uid: string, listener: (event: RecordEvent) => void) => () => void;
  now: () => number;
}

export interface SessionStore {
  /** Returns how to stop. */
  start: () => () => void;
  subscribe: (listener: () => void) => () => void;
  get: () => Session;
  /** Rejects with the sign-in service's error; a failed role lookup shows as `role-failed`. */
  signIn: (email: string, password: string) => Promise<Session>;
  signOut: () => Promise<void>;
  /** After a failed role lookup. */
  retry: () => Promise<void>;
}

/** The session of this tab, changed by sign-in, sign-out (in any tab) and the user's own record. */
export function createSessionStore(deps: SessionDeps): SessionStore {
  let session: Session = { status: 'loading' };
  let identity: Identity | null = null;
  let lookup: Promise<Session> | null = null;
  let connected = true;
  let stopFollowing: () => void = () => undefined;
  const listeners = new Set<() => void>();

  function set(next: Session): Session {
    session = next;
    for (const listener of listeners) listener();
    return next;
  }

  async function lookUp(who: Identity): Promise<Session> {
    const known = session.status === 'signed-in' ? session.member : null;
    try {
      const role = await deps.lookUpRole(who.email);
      if (identity?.uid !== who.uid) return session;
      const member: Member = { ...role, email: who.email, since: known?.since ?? deps.now() };
      return set({ status: 'signed-in', member, connected });
    } catch {
      // Keep the known role; server and rules check each access anyway.
      return identity?.uid === who.uid && !known ? set({ status: 'role-failed' }) : session;
    }
  }

  function setConnected(next: boolean): void {
    if (connected === next) return;
    connected = next;
    if (session.status === 'signed-in') set({ ...session, connected });
  }

  function load(who: Identity): Promise<Session> {
    if (lookup) return lookup;
    const mine = lookUp(who).finally(() => {
      if (lookup === mine) lookup = null;
    });
    lookup = mine;
    return mine;
  }

  function enter(who: Identity): Promise<Session> {
    if (identity?.uid !== who.uid) {
      leave({ status: 'loading' });
      identity = who;
      stopFollowing = deps.follow(who.uid, (event) => {
        switch (event) {
          case 'gone':
            return void deps.signOut();
          case 'changed':
            return void load(who);
          case 'lost':
          case 'live': {
            setConnected(event === 'live');
            return;
          }
        }
      });
    }
    return session.status === 'signed-in' ? Promise.resolve(session) : load(who);
  }

  function leave(next: Session): void {
    stopFollowing();
    stopFollowing = () => undefined;
    identity = null;
    lookup = null;
    connected = true;
    set(next);
  }

  return {
    start: () =>
      deps.onIdentity((who) => (who ? void enter(who) : leave({ status: 'signed-out', ended: identity !== null }))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => session,
    signIn: async (email, password) => enter(await deps.signIn(email, password)),
    signOut: () => deps.signOut(),
    retry: async () => {
      const who = identity;
      if (!who) return;
      set({ status: 'loading' });
      await load(who);
    },
  };
}
