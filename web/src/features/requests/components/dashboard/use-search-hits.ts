import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { useFoundRequests } from '../../api/use-found-requests.ts';
import { useThreadTexts, type SearchedTexts } from '../../api/use-thread-texts.ts';
import type { Tab } from '@trialdesk/contract/request-view';
import { filterRequests, inTabs } from './request-filter.ts';

export interface SearchHits {
  /** Null while searching. */
  hits: Record<Tab, RequestSummary[]> | null;
  /** Of the questions and answers; the rest is found without them. */
  texts: SearchedTexts['status'];
  /** How many are shown, if there may be more. */
  foundOnly: number | null;
  /** Searches again; null unless searching has failed. */
  retry: (() => void) | null;
}

interface Search {
  /** Searches nothing when blank. */
  text: string;
  siteIds: readonly string[] | null;
  /** All requests of these sites, if they are known; else the server searches. */
  whole: readonly RequestSummary[] | null;
}

const NONE: readonly RequestSummary[] = [];

/** Requests that contain a text, latest activity first. */
export function useSearchHits({ text, siteIds, whole }: Search): SearchHits {
  const isWanted = text.trim() !== '';
  const { texts, status } = useThreadTexts(whole ?? NONE, isWanted);
  const { requests, hasMore, retry } = useFoundRequests(isWanted && !whole ? { text, siteIds } : null);
  if (!isWanted) return { hits: null, texts: status, foundOnly: null, retry: null };
  if (whole) {
    const hits = status === 'loading' ? null : filterRequests(whole, { search: text, texts });
    return { hits, texts: status, foundOnly: null, retry: null };
  }
  const latest = requests && [...requests].sort((a, b) => (a.active_at < b.active_at ? 1 : -1));
  return {
    hits: latest && inTabs(latest),
    texts: 'ready',
    foundOnly: hasMore ? (requests?.length ?? null) : null,
    retry,
  };
}
