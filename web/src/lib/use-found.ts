import type { Category } from '@trialdesk/contract/choices';
import type { RequestStatus } from '@trialdesk/contract/entities/request';
import type { FoundRequest } from '@trialdesk/contract/replies/search';
import useSWR from 'swr';
import { call } from './api.ts';
import { collectFound, type Collected } from './collect-found.ts';
import { useSettled } from './use-settled.ts';

const PAGE = 50;

export interface RequestSearch {
  text: string;
  /** All that the member may read without it. */
  siteIds?: readonly string[] | null;
  status?: RequestStatus | undefined;
  study?: string | undefined;
  category?: Category | undefined;
  askedBy?: 'me' | 'others' | undefined;
}

export interface Found {
  /** Null while searching. */
  requests: readonly FoundRequest[] | null;
  /** Whether there may be older ones. */
  hasMore: boolean;
  /** Searches again; null unless searching has failed. */
  retry: (() => void) | null;
}

/** Searches all requests on the server, also those that were never loaded, newest first. Null searches nothing. */
export function useFound(search: RequestSearch | null): Found {
  const wanted = search?.text.trim() ?? '';
  const isSettled = useSettled(wanted) === wanted;
  const key = search && isSettled ? { id: 'searchRequests', ...search, text: wanted } : null;
  const { data, error, isValidating, mutate } = useSWR<Collected, unknown>(key, find);
  const failed = data === undefined && error !== undefined && !isValidating;
  return {
    requests: data?.requests ?? null,
    hasMore: data?.hasMore ?? false,
    retry: failed ? () => void mutate() : null,
  };
}

function find({ text, siteIds, status, study, category, askedBy }: RequestSearch): Promise<Collected> {
  const narrowed = { ...(siteIds && { site_ids: [...siteIds] }), study_id: study, category, asked_by: askedBy };
  return collectFound((cursor) => call('searchRequests', { body: { text, status, cursor, limit: PAGE, ...narrowed } }));
}
