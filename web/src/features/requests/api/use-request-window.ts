import type { RequestRecord, RequestStatus } from '@trialdesk/contract/entities/request';
import { limit, orderBy, where, type QueryConstraint } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { chunks, mergeWindow, NEWEST_COMPLETED } from './merge-window.ts';

/** Firestore's limit on values in one `in`. */
const SITES_PER_QUERY = 30;

function windowQueries(siteIds: readonly string[] | null): QueryConstraint[][] {
  const scopes = siteIds ? chunks(siteIds, SITES_PER_QUERY).map((ids) => [where('site_id', 'in', ids)]) : [[]];
  const withStatus = (status: RequestStatus) => [where('status', '==', status), orderBy('created_at', 'desc')];
  return scopes.flatMap((scope) => [
    [...scope, ...withStatus('processing')],
    [...scope, ...withStatus('completed'), limit(NEWEST_COMPLETED)],
  ]);
}

/**
 * Follows the requests of these sites, or of all sites for `null`: all open ones and the newest completed ones, newest
 * first.
 */
export function useRequestWindow(siteIds: readonly string[] | null): Live<RequestRecord[]> {
  const requests = useLiveQuery('requests', ...windowQueries(siteIds));
  return useMemo(
    () => (requests.status === 'ready' ? { ...requests, data: mergeWindow(requests.data) } : requests),
    [requests],
  );
}
