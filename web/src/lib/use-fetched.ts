import type { ReplyOf } from '@trialdesk/contract/operations/call-types';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from './api.ts';
import type { ListId } from './call-input.ts';

export type Fetched<T> =
  { status: 'loading' } | { status: 'ready'; data: T } | { status: 'failed'; error: unknown; retry: () => void };

/** Cached while it is fetched again. Null fetches nothing and stays `loading`. A failed refresh keeps what is known. */
export function useFetched<Id extends ListId>(id: Id | null): Fetched<ReplyOf<Id>> {
  return useFetchState(useSWR<ReplyOf<Id>, unknown>(id, (listId: Id) => call(listId)));
}

interface FetchedBySwr<T> {
  data: T | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => unknown;
}

/** The state of a call that has more than a name. */
export function useFetchState<T>({ data, error, isValidating, mutate }: FetchedBySwr<T>): Fetched<T> {
  return useMemo(() => {
    if (data !== undefined) return { status: 'ready', data };
    if (error === undefined || isValidating) return { status: 'loading' };
    return { status: 'failed', error, retry: () => void mutate() };
  }, [data, error, isValidating, mutate]);
}
