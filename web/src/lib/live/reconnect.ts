import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';

let running: Promise<void> | null = null;

/** Tries the connection now; by itself, Firestore waits up to a minute between attempts. */
export function reconnect(db: Firestore): void {
  running ??= disableNetwork(db)
    .then(() => enableNetwork(db))
    .finally(() => {
      running = null;
    });
}

export function useReconnect(): () => void {
  const db = useFirestore();
  return useCallback(() => reconnect(db), [db]);
}
