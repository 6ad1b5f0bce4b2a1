import type { UserRole } from '@trialdesk/contract/replies/users';
import type { Member, Session } from './session.ts';

export interface Identity {
  uid: string;
  email: string;
}

/** Of the user's record, or of the connection. */
export type RecordEvent = 'gone' | 'changed' | 'lost' | 'live';

/** After `removed` nobody can sign in to that account again. */
export type SessionEnd = 'expired' | 'removed';

export interface SessionDeps {
  /** Calls back soon after the call and on each change. Returns how to stop. */
  onIdentity: (listener: (identity: Identity | null) => void) => () => void;
  signIn: (email: string, password: string) => Promise<Identity>;
  signOut: () => Promise<void>;
  lookUpRole: (email: string) => Promise<UserRole>;
  /** Whether a failed lookup means that the server has ended the session, and for good; null if neither. */
  endOf: (error: unknown, wasMember: boolean) => SessionEnd | null;
  /** Returns how to stop. */
  follow: (uid: string, listener: (event: RecordEvent) => void) => () => void;
  now: () => number;
  /** What the browser keeps for the person. */
  storage: { open: (uid: string) => void; close: () => { awaits: string | null }; awaitReturn: () => void };
}

export interface SessionStore {
  /** Returns how to stop. */
  start: () => () => void;
  subscribe: (listener: () => void) => () => void;
  get: () => Session;
  /** Rejects with the sign-in service's error; a failed role lookup shows as `role-failed`. */
  signIn: (email: string, password: string) => Promise<Session>;
  signOut: () => Promise<void>;
  /** For inactivity: typed text is kept for the same person. */
  signOutIdle: () => Promise<void>;
  /** Runs a change that ends all sessions and then signs in here again, without leaving the page, or signs out. */
  renew: (change: () => Promise<void>) => Promise<void>;
  /** Signs out if the server has ended the session; typed text is kept for the same person if they can sign in again. */
  check: () => Promise<void>;
  /** After a failed role lookup. */
  retry: () => Promise<void>;
}

/** The session of this tab, changed by sign-in, sign-out (in any tab) and the user's own record. */
export function createSessionStore(deps: SessionDeps): SessionStore {
  let session: Session = { status: 'loading' };
  let identity: Identity | null = null;
  let lookup: Promise<Session> | null = null;
  let connected = true;
  let isRenewing = false;
  let renewals = 0;
  let stopFollowing: () => void = () => undefined;
  const listeners = new Set<() => void>();

  function set(next: Session): Session {
    session = next;
    for (const listener of listeners) listener();
    return next;
  }

  async function lookUp(who: Identity): Promise<Session> {
    const known = session.status === 'signed-in' ? session.member : null;
    const begun = renewals;
    try {
      const role = await deps.lookUpRole(who.email);
      if (identity?.uid !== who.uid) return session;
      const member: Member = { ...role, email: who.email, since: known?.since ?? deps.now() };
      return set({ status: 'signed-in', member, connected });
    } catch (error) {
      // It may have been refused for the session before.
      if (identity?.uid === who.uid && begun !== renewals) return lookUp(who);
      const end = deps.endOf(error, known !== null);
      if (identity?.uid === who.uid && !isRenewing && end) {
        if (end === 'expired') deps.storage.awaitReturn();
        await deps.signOut();
        return session;
      }
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
      deps.storage.open(who.uid);
      identity = who;
      follow(who);
    }
    return session.status === 'signed-in' ? Promise.resolve(session) : load(who);
  }

  function follow(who: Identity): void {
    stopFollowing = deps.follow(who.uid, (event) => {
      switch (event) {
        case 'gone':
          if (!isRenewing) void deps.signOut();
          return;
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
      deps.onIdentity((who) => {
        if (who) {
          void enter(who);
          return;
        }
        const { awaits } = deps.storage.close();
        leave({ status: 'signed-out', ended: identity !== null, awaits });
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => session,
    signIn: async (email, password) => enter(await deps.signIn(email, password)),
    signOut: () => deps.signOut(),
    signOutIdle: () => {
      deps.storage.awaitReturn();
      return deps.signOut();
    },
    renew: async (change) => {
      isRenewing = true;
      try {
        await change();
      } finally {
        isRenewing = false;
        renewals += 1;
      }
      if (!identity) return;
      stopFollowing();
      follow(identity);
    },
    check: async () => {
      if (identity) await load(identity);
    },
    retry: async () => {
      const who = identity;
      if (!who) return;
      set({ status: 'loading' });
      await load(who);
    },
  };
}
