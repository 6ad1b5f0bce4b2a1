import { onSnapshot, type DocumentReference, type Firestore } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { Live } from './live.ts';
import { useLive } from './use-live.ts';

/** Follows one document; `data` is null while there is none. `key` must name everything that `build` depends on. */
export function useLiveDoc<T>(key: string, build: (db: Firestore) => DocumentReference<T>): Live<T | null> {
  const db = useFirestore();
  return useLive<T | null>(`doc:${key}`, (next, fail) =>
    onSnapshot(
      build(db),
      (snapshot) => {
        // While offline an unread document looks missing; only the server knows.
        if (snapshot.exists() || !snapshot.metadata.fromCache) next(snapshot.data() ?? null);
      },
      fail,
    ),
  );
}
