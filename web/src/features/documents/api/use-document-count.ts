import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, getCountFromServer, query } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { matching, type DocumentFilter } from './document-pages.ts';

/** Counts all documents of the filter, again whenever `seen` changes; null until counted, or when not wanted. */
export function useDocumentCount(filter: DocumentFilter, seen: unknown, isWanted: boolean): number | null {
  const db = useFirestore();
  const key = JSON.stringify(filter);
  const [counted, setCounted] = useState<{ key: string; count: number } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const counting = JSON.parse(key) as DocumentFilter;
    void getCountFromServer(query(collection(db, COLLECTIONS.documents), ...matching(counting))).then(
      (snapshot) => isCurrent && setCounted({ key, count: snapshot.data().count }),
      // The figure stays as it was until the next change.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [db, key, seen, isWanted]);
  return isWanted && counted?.key === key ? counted.count : null;
}
