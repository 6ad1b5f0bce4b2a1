import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { ENV } from '../../config/env.ts';
import { firebaseApp } from './app.ts';

/** Storage in order of preference (specification, section 4). */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});

if (ENV.emulators) connectAuthEmulator(auth, ENV.emulators.auth, { disableWarnings: true });
