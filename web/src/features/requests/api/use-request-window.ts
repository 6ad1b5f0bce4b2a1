import type { RequestRecord, RequestStatus } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, limit, onSnapshot, orderBy, query, where, type Firestore, type Query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { chunks, mergeWindow, NEWEST_COMPLETED } from './merge-window.ts';

/** Firestore takes at most so many values in one `in`. */
const SITES_PER_QUERY = 30;

function windowQueries(db: Firestore, siteIds: readonly string[] | null): Query<RequestRecord>[] {
  const requests = collection(db, COLLECTIONS.requests).withConverter(converterFor<RequestRecord>());
  const scopes = siteIds ? chunks(siteIds, SITES_PER_QUERY).map((ids) => [where('site_id', 'in', ids)]) : [[]];
  const inState = (status: RequestStatus) => [where('status', '==', status), orderBy('created_at', 'desc')];
  return scopes.flatMap((scope) => [
    query(requests, ...scope, ...inState('processing')),
    query(requests, ...scope, ...inState('completed'), limit(NEWEST_COMPLETED)),
  ]);
}

/**
 * Follows the requests of these sites, or of all sites for `null`: everything that is open and the newest 100 that
 * are done, newest first.
 */
export function useRequestWindow(siteIds: readonly string[] | null): Live<RequestRecord[]> {
  const db = useFirestore();
  return useLive<RequestRecord[]>(`requests:${siteIds ? siteIds.join(',') : '*'}`, (next, fail) => {
    const queries = windowQueries(db, siteIds);
    const parts: (RequestRecord[] | null)[] = queries.map(() => null);
    const tell = () => {
      const known = parts.filter((part) => part !== null);
      if (known.length === parts.length) next(mergeWindow(known));
    };
    tell();
    const stops = queries.map((part, index) =>
      onSnapshot(
        part,
        (snapshot) => {
          parts[index] = snapshot.docs.map((document) => document.data());
          tell();
        },
        fail,
      ),
    );
    return () => stops.forEach((stop) => stop());
  });
}
