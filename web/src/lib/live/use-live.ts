import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, doc, query, type QueryConstraint } from 'firebase/firestore';
import { useSyncExternalStore } from 'react';
import { useFirestore } from 'reactfire';
import { useMember } from '../session/session-context.ts';
import type { Live } from './live.ts';
import type { Records } from './records.ts';
import { sharedListener, type Source } from './shared-listener.ts';
import { reconnect } from './reconnect.ts';
import { DocSource, QuerySource } from './sources.ts';
import { ThreadSource, type Thread } from './thread-source.ts';

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

/** The collections of requests, with those of their queries. */
interface QueriesOf {
  requests: 'requestQueries';
  siteRequests: 'siteRequestQueries';
}

/** `constraints` returns null as long as it needs the header. `data` is null when there is no such request. */
export function useLiveThread<Name extends keyof QueriesOf>(
  [name, queries]: readonly [Name, QueriesOf[Name]],
  id: string,
  constraints: (header: Records[Name] | null) => readonly QueryConstraint[] | null,
): Live<Thread<Records[Name], Records[QueriesOf[Name]]> | null> {
  const db = useFirestore();
  return useLive(
    new ThreadSource<Records[Name], Records[QueriesOf[Name]]>({
      header: doc(db, COLLECTIONS[name], id),
      queries: (header) => {
        const known = constraints(header);
        return known && query(collection(db, COLLECTIONS[queries]), ...known);
      },
    }),
  );
}

function useLive<T>(source: Source<T>): Live<T> {
  const { user_id, since } = useMember();
  const db = useFirestore();
  const { subscribe, get } = sharedListener(`${user_id}.${since}`, source, () => reconnect(db));
  return useSyncExternalStore(subscribe, get);
}
