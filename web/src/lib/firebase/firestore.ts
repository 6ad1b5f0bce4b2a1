import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, setLogLevel } from 'firebase/firestore';
import { ENV } from '../../config/env.ts';
import { firebaseApp } from './app.ts';

// A lost connection is shown by the connection bar; the console is not the place for it.
setLogLevel('silent');

/** The database, cached in memory alone: nothing of a trial stays on a shared computer. */
export const firestore = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });

if (ENV.emulators) connectFirestoreEmulator(firestore, ENV.emulators.firestore.host, ENV.emulators.firestore.port);
