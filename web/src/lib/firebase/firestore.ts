import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, setLogLevel } from 'firebase/firestore';
import { ENV } from '../../config/env.ts';
import { firebaseApp } from './app.ts';

// The connection bar shows a lost connection.
setLogLevel('silent');

/** In memory only, so that no trial data stays on a shared computer. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: memoryLocalCache(),
  // Confirms each message of the emulator, which never forgets a listener with ten thousand unconfirmed ones.
  experimentalForceLongPolling: ENV.emulators !== null,
});

if (ENV.emulators) {
  const [host = '', port] = ENV.emulators.firestore.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}
