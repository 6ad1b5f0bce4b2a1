import { onSnapshot, type Firestore, type Query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { Live } from './live.ts';
import { useLive } from './use-live.ts';

/**
 * Follows a query's documents, typed by the query's converter. `key` must name everything that `build` depends on.
 * A `null` query has no documents.
 */
export function useLiveQuery<T>(key: string, build: (db: Firestore) => Query<T> | null): Live<T[]> {
  const db = useFirestore();
  return useLive<T[]>(`query:${key}`, (next, fail) => {
    const query = build(db);
    if (!query) {
      next([]);
      return () => undefined;
    }
    return onSnapshot(query, (snapshot) => next(snapshot.docs.map((document) => document.data())), fail);
  });
}
