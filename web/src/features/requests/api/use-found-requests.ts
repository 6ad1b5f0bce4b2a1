import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { where } from 'firebase/firestore';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useFound, type RequestSearch } from '../../../lib/use-found.ts';

/** Firestore's limit on values in one `in`. */
const IDS_PER_QUERY = 30;

export interface FoundRequests {
  /** As they are now; null while searching. */
  requests: readonly RequestSummary[] | null;
  hasMore: boolean;
  /** Searches again; null unless searching has failed. */
  retry: (() => void) | null;
}

/** Follows what a search of all requests has found. Null searches nothing. */
export function useFoundRequests(search: RequestSearch | null): FoundRequests {
  const { requests, hasMore, retry } = useFound(search);
  const ids = requests?.map(({ request_id }) => request_id) ?? [];
  const live = useLiveQuery(
    'requests',
    ...Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, at) => [
      where('request_id', 'in', ids.slice(at * IDS_PER_QUERY, (at + 1) * IDS_PER_QUERY)),
    ]),
  );
  return {
    requests: requests && live.status === 'ready' ? live.data : null,
    hasMore,
    retry: retry ?? (live.status === 'failed' ? live.retry : null),
  };
}
