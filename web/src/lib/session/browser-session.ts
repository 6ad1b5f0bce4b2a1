import type { UserRole } from '@trialdesk/contract/replies/users';
import { onAuthStateChanged, signInWithEmailAndPassword, signOut, type User } from 'firebase/auth';
import { auth } from '../firebase/auth.ts';
import { awaitReturn, closeStorage, openStorage } from '../storage/browser-storage.ts';
import { onRefusal } from './refusals.ts';
import { sessionEndOf } from './session-end.ts';
import { createSessionStore, type Identity, type RecordEvent } from './session-store.ts';
import { loadCode } from '../code/load-code.ts';

const identityOf = (user: User): Identity => ({ uid: user.uid, email: user.email ?? '' });

/** Loaded after sign-in, to keep the sign-in page small. */
function follow(uid: string, listener: (event: RecordEvent) => void): () => void {
  let stop: () => void = () => undefined;
  let stopped = false;
  void loadCode(() => import('./follow-record.ts')).then(({ followRecord }) => {
    if (!stopped) stop = followRecord(uid, listener);
  });
  return () => {
    stopped = true;
    stop();
  };
}

/** Likewise. */
async function lookUpRole(email: string): Promise<UserRole> {
  return (await loadCode(() => import('./look-up-role.ts'))).lookUpRole(email);
}

export const browserSession = createSessionStore({
  onIdentity: (listener) => onAuthStateChanged(auth, (user) => listener(user && identityOf(user))),
  signIn: async (email, password) => identityOf((await signInWithEmailAndPassword(auth, email, password)).user),
  signOut: () => signOut(auth),
  lookUpRole,
  endOf: sessionEndOf,
  follow,
  now: () => Date.now(),
  storage: { open: openStorage, close: closeStorage, awaitReturn },
});

onRefusal(() => void browserSession.check());
