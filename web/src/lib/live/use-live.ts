import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, doc, query, type QueryConstraint } from 'firebase/firestore';
import { useSyncExternalStore } from 'react';
import { useFirestore } from 'reactfire';
import { useMember } from '../session/session-context.ts';
import type { Live } from './live.ts';
import type { Records } from './records.ts';
import { sharedListener, type Source } from './shared-listener.ts';
import { DocSource, QuerySource } from './sources.ts';

/** `data` is null when the document does not exist. */
export function useLiveDoc<Name extends keyof Records>(name: Name, id: string): Live<Records[Name] | null> {
  const db = useFirestore();
  return useLive(new DocSource<Records[Name]>(doc(db, COLLECTIONS[name], id)));
}

/** One list in the order of the queries; empty without a query. */
export function useLiveQuery<Name extends keyof Records>(
  name: Name,
  ...queries: readonly (readonly QueryConstraint[])[]
): Live<Records[Name][]> {
  const records = collection(useFirestore(), COLLECTIONS[name]);
  return useLive(new QuerySource<Records[Name]>(queries.map((constraints) => query(records, ...constraints))));
}

function useLive<T>(source: Source<T>): Live<T> {
  const { user_id, since } = useMember();
  const { subscribe, get } = sharedListener(`${user_id}.${since}`, source);
  return useSyncExternalStore(subscribe, get);
}
