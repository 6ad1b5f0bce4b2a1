import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, getCountFromServer } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import type { Records } from './records.ts';

/** Number of all records, counted again whenever `seen` changes; null until known. */
export function useCount(name: keyof Records, seen: unknown, isWanted: boolean): number | null {
  const db = useFirestore();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void getCountFromServer(collection(db, COLLECTIONS[name])).then(
      (snapshot) => isCurrent && setCount(snapshot.data().count),
      // The figure stays as it was until the next change.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [db, name, seen, isWanted]);
  return count;
}
