import type { FoundRequest, FoundRequests } from '@trialdesk/contract/replies/search';

/** Requests found at most; someone who gets so many needs more words. */
export const MOST_FOUND = 200;

/** In milliseconds. Frequent words take many calls, and what was found should not wait for the last of them. */
const LONGEST_SEARCH = 4_000;

export interface Collected {
  /** Newest first. */
  requests: FoundRequest[];
  /** Whether there may be older ones. */
  hasMore: boolean;
}

/** Calls for pages until all are found, or there are enough of them, or some after a while. */
export async function collectFound(
  pageAfter: (cursor: string | undefined) => Promise<FoundRequests>,
  clock: () => number = Date.now,
): Promise<Collected> {
  const start = clock();
  const requests: FoundRequest[] = [];
  let cursor: string | undefined;
  const isEnough = () => requests.length >= MOST_FOUND || (requests.length > 0 && clock() - start >= LONGEST_SEARCH);
  do {
    const page = await pageAfter(cursor);
    requests.push(...page.requests);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && !isEnough());
  return { requests: requests.slice(0, MOST_FOUND), hasMore: cursor !== undefined };
}
