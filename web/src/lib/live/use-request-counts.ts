import type { RequestStatus } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Reach } from '@trialdesk/contract/permissions';
import { collection, getCountFromServer, query, where, type Firestore, type QueryConstraint } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { within } from './within.ts';

export interface RequestCounts {
  pending: number;
  answered: number;
  total: number;
}

/** Null while counting. */
export type Counted = RequestCounts | 'failed' | null;

/** Milliseconds in which several changes are counted once. */
const PAUSE = 200;

const ALL: readonly QueryConstraint[] = [];

interface Wanted {
  name: 'requests' | 'siteRequests';
  /** Memoize it. Null to count nothing. */
  reach: Reach | null;
  /** Counts only these. Memoize it. */
  only?: readonly QueryConstraint[];
  /** Counts again whenever this changes. */
  seen: unknown;
}

interface Known extends Of {
  counts: RequestCounts | 'failed';
}

interface Of {
  reach: Reach | null;
  only: readonly QueryConstraint[];
}

/** Counts all requests in reach. When counting again fails, the figures stay as they were until the next change. */
export function useRequestCounts({ name, reach, only = ALL, seen }: Wanted): Counted {
  const db = useFirestore();
  const [counted, setCounted] = useState<Known | null>(null);
  useEffect(() => {
    if (reach === null) return undefined;
    let isCurrent = true;
    const count = () =>
      countAll(
        db,
        name,
        within(reach).map((part) => [...part, ...only]),
      ).then(
        (counts) => isCurrent && setCounted({ reach, only, counts }),
        () =>
          isCurrent &&
          setCounted((known) => (isOf(known, { reach, only }) ? known : { reach, only, counts: 'failed' })),
      );
    const timer = setTimeout(() => void count(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [db, name, reach, only, seen]);
  return isOf(counted, { reach, only }) ? counted.counts : null;
}

function isOf(known: Known | null, { reach, only }: Of): known is Known {
  return known?.reach === reach && known.only === only;
}

/** Counts the records of these queries together. */
export async function countOf(
  db: Firestore,
  name: Wanted['name'],
  queries: readonly (readonly QueryConstraint[])[],
): Promise<number> {
  const all = collection(db, COLLECTIONS[name]);
  const counted = await Promise.all(queries.map((part) => getCountFromServer(query(all, ...part))));
  return counted.reduce((sum, snapshot) => sum + snapshot.data().count, 0);
}

async function countAll(
  db: Firestore,
  name: Wanted['name'],
  queries: readonly QueryConstraint[][],
): Promise<RequestCounts> {
  const having = (status: RequestStatus) => queries.map((part) => [...part, where('status', '==', status)]);
  const [total, pending, answered] = await Promise.all([
    countOf(db, name, queries),
    countOf(db, name, having('processing')),
    // Withdrawn requests are neither.
    countOf(db, name, having('completed')),
  ]);
  return { total, pending, answered };
}
