import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Reach } from '@trialdesk/contract/permissions';
import { collection, getCountFromServer, query, where, type Firestore, type QueryConstraint } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { within } from './within.ts';

type Kinds<Kind extends string> = Readonly<Record<Kind, readonly QueryConstraint[]>>;

/** Withdrawn requests are neither pending nor answered. */
export const BY_STATUS = {
  total: [],
  pending: [where('status', '==', 'processing')],
  answered: [where('status', '==', 'completed')],
} as const satisfies Kinds<string>;

export type RequestCounts = Record<keyof typeof BY_STATUS, number>;

/** Null while counting. */
export type Counted<Counts = RequestCounts> = Counts | 'failed' | null;

/** Milliseconds in which several changes are counted once. */
const PAUSE = 200;

type Name = 'requests' | 'siteRequests';

interface Wanted<Kind extends string> {
  name: Name;
  /** Memoize it. Null to count nothing. */
  reach: Reach | null;
  /** What to count. Memoize it. */
  kinds: Kinds<Kind>;
  /** Counts again whenever this changes. Null while it is not known: nothing is counted yet. */
  seen: object | null;
}

interface Known<Kind extends string> {
  reach: Reach | null;
  kinds: Kinds<Kind>;
  counts: Record<Kind, number> | 'failed';
}

/** Counts all requests in reach, by kind. When counting again fails, the figures stay as they were until the next change. */
export function useRequestCounts<Kind extends string>(wanted: Wanted<Kind>): Counted<Record<Kind, number>> {
  const { name, reach, kinds, seen } = wanted;
  const db = useFirestore();
  const [counted, setCounted] = useState<Known<Kind> | null>(null);
  useEffect(() => {
    if (reach === null || seen === null) return undefined;
    let isCurrent = true;
    const count = () =>
      countAll(db, name, { reach, kinds }).then(
        (counts) => isCurrent && setCounted({ reach, kinds, counts }),
        () =>
          isCurrent &&
          setCounted((known) =>
            known?.reach === reach && known.kinds === kinds ? known : { reach, kinds, counts: 'failed' },
          ),
      );
    const timer = setTimeout(() => void count(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [db, name, reach, kinds, seen]);
  return counted?.reach === reach && counted.kinds === kinds ? counted.counts : null;
}

/** Counts the records of these queries together. */
export async function countOf(
  db: Firestore,
  name: Name,
  queries: readonly (readonly QueryConstraint[])[],
): Promise<number> {
  const all = collection(db, COLLECTIONS[name]);
  const counted = await Promise.all(queries.map((part) => getCountFromServer(query(all, ...part))));
  return counted.reduce((sum, snapshot) => sum + snapshot.data().count, 0);
}

async function countAll<Kind extends string>(
  db: Firestore,
  name: Name,
  { reach, kinds }: { reach: Reach; kinds: Kinds<Kind> },
): Promise<Record<Kind, number>> {
  const parts = within(reach);
  const counts = await Promise.all(
    Object.entries<readonly QueryConstraint[]>(kinds).map(
      async ([kind, only]) =>
        [
          kind,
          await countOf(
            db,
            name,
            parts.map((part) => [...part, ...only]),
          ),
        ] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<Kind, number>;
}
