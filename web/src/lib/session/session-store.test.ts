import { jest } from '@jest/globals';
import type { UserRole } from '@trialdesk/contract/replies/users';
import { createSessionStore, type Identity, type RecordEvent, type SessionDeps } from './session-store.ts';

const ADA: Identity = { uid: 'ada', email: 'ada@trialdesk.test' };
const LEO: Identity = { uid: 'leo', email: 'leo@trialdesk.test' };

function roleOf(email: string, site: string): UserRole {
  const [name = ''] = email.split('@');
  const sites = { site_id: site, site_name: site, site_ids: [site], site_names: [site], study_ids: [] };
  return { role: 'Clinical Researcher', user_id: name, name, ...sites };
}

function setUp() {
  let identityListener: (identity: Identity | null) => void = () => undefined;
  let recordListener: (event: RecordEvent) => void = () => undefined;
  const stopFollowing = jest.fn();
  const close = jest.fn<() => { awaits: string | null }>(() => ({ awaits: null }));
  const storage = { open: jest.fn(), close, awaitReturn: jest.fn() };
  const lookUpRole = jest.fn<SessionDeps['lookUpRole']>((email) => Promise.resolve(roleOf(email, 'north')));
  const signOut = jest.fn(() => {
    identityListener(null);
    return Promise.resolve();
  });
  const store = createSessionStore({
    onIdentity: (listener) => {
      identityListener = listener;
      return () => undefined;
    },
    signIn: (email) => {
      const who = email === ADA.email ? ADA : LEO;
      identityListener(who);
      return Promise.resolve(who);
    },
    signOut,
    lookUpRole,
    endOf: (error) => {
      const reason = error instanceof Error ? error.message : '';
      return reason === 'expired' || reason === 'removed' ? reason : null;
    },
    follow: (_uid, listener) => {
      recordListener = listener;
      return stopFollowing;
    },
    now: () => 7,
    storage,
  });
  store.start();
  return {
    store,
    lookUpRole,
    signOut,
    stopFollowing,
    storage,
    identity: (who: Identity | null) => identityListener(who),
    record: (event: RecordEvent) => recordListener(event),
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('session', () => {
  it('loads until the sign-in state is known', () => {
    expect(setUp().store.get()).toEqual({ status: 'loading' });
  });

  it('is signed out without an identity', () => {
    const { store, identity } = setUp();
    identity(null);
    expect(store.get()).toEqual({ status: 'signed-out', ended: false, awaits: null });
  });

  it('looks the role up once for one sign-in', async () => {
    const { store, lookUpRole } = setUp();
    const session = await store.signIn(ADA.email, 'secret');
    expect(session).toMatchObject({ status: 'signed-in', member: { user_id: 'ada', email: ADA.email, since: 7 } });
    expect(lookUpRole).toHaveBeenCalledTimes(1);
  });

  it('reports a role that cannot be looked up, and looks it up again on retry', async () => {
    const { store, lookUpRole } = setUp();
    lookUpRole.mockRejectedValueOnce(new Error('unavailable'));
    expect(await store.signIn(ADA.email, 'secret')).toEqual({ status: 'role-failed' });
    await store.retry();
    expect(store.get().status).toBe('signed-in');
  });

  it('ends when the user record is gone', async () => {
    const { store, record, signOut } = setUp();
    await store.signIn(ADA.email, 'secret');
    record('gone');
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ status: 'signed-out', ended: true, awaits: null });
  });

  it('applies a changed record', async () => {
    const { store, record, lookUpRole, settle } = setUp();
    await store.signIn(ADA.email, 'secret');
    lookUpRole.mockResolvedValueOnce(roleOf(ADA.email, 'south'));
    record('changed');
    await settle();
    expect(store.get()).toMatchObject({ member: { site_ids: ['south'], since: 7 } });
  });

  it('keeps the member when a changed record cannot be read', async () => {
    const { store, record, lookUpRole, settle } = setUp();
    await store.signIn(ADA.email, 'secret');
    lookUpRole.mockRejectedValueOnce(new Error('unavailable'));
    record('changed');
    await settle();
    expect(store.get()).toMatchObject({ status: 'signed-in', member: { site_ids: ['north'] } });
  });

  it('never shows the role of someone who has signed out in the meantime', async () => {
    const { store, identity, lookUpRole, settle } = setUp();
    let answer: (role: UserRole) => void = () => undefined;
    lookUpRole.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    identity(ADA);
    identity(LEO);
    answer(roleOf(ADA.email, 'north'));
    await settle();
    expect(store.get()).toMatchObject({ member: { user_id: 'leo' } });
  });

  it('stops following the record when the session ends', async () => {
    const { store, stopFollowing } = setUp();
    await store.signIn(ADA.email, 'secret');
    stopFollowing.mockClear();
    await store.signOut();
    expect(stopFollowing).toHaveBeenCalledTimes(1);
  });

  it('opens what the browser keeps for a person, and closes it when the session ends', async () => {
    const { store, storage, record } = setUp();
    await store.signIn(ADA.email, 'secret');
    expect(storage.open.mock.calls).toEqual([['ada']]);
    expect(storage.close).not.toHaveBeenCalled();
    record('gone');
    expect(storage.close).toHaveBeenCalledTimes(1);
    expect(storage.awaitReturn).not.toHaveBeenCalled();
  });

  it('closes it for a visitor whose session ended elsewhere', () => {
    const { identity, storage } = setUp();
    identity(null);
    expect(storage.close).toHaveBeenCalledTimes(1);
  });

  it('has typed text kept before a sign-out for inactivity', async () => {
    const { store, storage, signOut } = setUp();
    await store.signIn(ADA.email, 'secret');
    signOut.mockImplementationOnce(() => {
      expect(storage.awaitReturn).toHaveBeenCalledTimes(1);
      return Promise.resolve();
    });
    await store.signOutIdle();
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('knows whose return is awaited', async () => {
    const { store, storage, identity } = setUp();
    await store.signIn(ADA.email, 'secret');
    storage.close.mockReturnValueOnce({ awaits: 'ada' });
    identity(null);
    expect(store.get()).toEqual({ status: 'signed-out', ended: true, awaits: 'ada' });
  });

  it('ends when the server has ended it, wherever that was asked for', async () => {
    const { store, record, lookUpRole, signOut, settle } = setUp();
    await store.signIn(ADA.email, 'secret');
    lookUpRole.mockRejectedValueOnce(new Error('expired'));
    record('changed');
    await settle();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ status: 'signed-out', ended: true, awaits: null });
  });

  it('is checked when a call was refused: an ended one awaits the same person, another goes on', async () => {
    const { store, lookUpRole, signOut, storage } = setUp();
    await store.signIn(ADA.email, 'secret');
    await store.check();
    expect(signOut).not.toHaveBeenCalled();
    lookUpRole.mockRejectedValueOnce(new Error('expired'));
    await store.check();
    expect(storage.awaitReturn).toHaveBeenCalledTimes(1);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('has nothing kept for a person whose account was removed', async () => {
    const { store, lookUpRole, signOut, storage } = setUp();
    await store.signIn(ADA.email, 'secret');
    lookUpRole.mockRejectedValueOnce(new Error('removed'));
    await store.check();
    expect(storage.awaitReturn).not.toHaveBeenCalled();
    expect(storage.close).toHaveBeenCalledTimes(1);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('survives a change that ends all sessions but signs in again here', async () => {
    const { store, record, lookUpRole, signOut, settle } = setUp();
    await store.signIn(ADA.email, 'secret');
    await store.renew(async () => {
      lookUpRole.mockRejectedValueOnce(new Error('expired'));
      record('changed');
      record('gone');
      await settle();
    });
    expect(signOut).not.toHaveBeenCalled();
    expect(store.get().status).toBe('signed-in');
    record('gone');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('survives a lookup for the session before that is refused only after the change', async () => {
    const { store, record, lookUpRole, signOut, settle } = setUp();
    await store.signIn(ADA.email, 'secret');
    let refuse: () => void = () => undefined;
    await store.renew(async () => {
      lookUpRole.mockReturnValueOnce(
        new Promise((_resolve, reject) => {
          refuse = () => reject(new Error('expired'));
        }),
      );
      record('changed');
      await settle();
    });
    lookUpRole.mockResolvedValueOnce(roleOf(ADA.email, 'south'));
    refuse();
    await settle();
    expect(signOut).not.toHaveBeenCalled();
    expect(store.get()).toMatchObject({ status: 'signed-in', member: { site_id: 'south' } });
    lookUpRole.mockRejectedValueOnce(new Error('expired'));
    record('changed');
    await settle();
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('waits for nobody to return who ends all sessions, even if the server refuses this one first', async () => {
    const { store, record, lookUpRole, signOut, storage, settle } = setUp();
    await store.signIn(ADA.email, 'secret');
    await store.renew(async () => {
      lookUpRole.mockRejectedValueOnce(new Error('expired'));
      record('changed');
      await settle();
      await store.signOut();
    });
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(storage.awaitReturn).not.toHaveBeenCalled();
    expect(store.get().status).toBe('signed-out');
  });

  it('reports the connection without replacing the member object', async () => {
    const { store, record } = setUp();
    const before = await store.signIn(ADA.email, 'secret');
    record('lost');
    const after = store.get();
    expect(after).toMatchObject({ connected: false });
    expect(after.status === 'signed-in' && before.status === 'signed-in' && after.member === before.member).toBe(true);
    record('live');
    expect(store.get()).toMatchObject({ connected: true });
  });
});
