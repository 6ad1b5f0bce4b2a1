import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { anyOf } from '../../../lib/live/any-of.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useFound, type RequestSearch } from '../../../lib/use-found.ts';

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
  const live = useLiveQuery('requests', ...anyOf('request_id', ids));
  return {
    requests: requests && live.status === 'ready' ? live.data : null,
    hasMore,
    retry: retry ?? (live.status === 'failed' ? live.retry : null),
  };
}
