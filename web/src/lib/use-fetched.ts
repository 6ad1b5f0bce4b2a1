import type { ReplyOf } from '@trialdesk/contract/operations/call-types';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from './api.ts';
import type { ListId } from './call-input.ts';

export type Fetched<T> =
  { status: 'loading' } | { status: 'ready'; data: T } | { status: 'failed'; error: unknown; retry: () => void };

/** Cached while it is fetched again. Null fetches nothing and stays `loading`. A failed refresh keeps what is known. */
export function useFetched<Id extends ListId>(id: Id | null): Fetched<ReplyOf<Id>> {
  const { data, error, isValidating, mutate } = useSWR<ReplyOf<Id>, unknown>(id, (listId: Id) => call(listId));
  return useMemo(() => {
    if (data !== undefined) return { status: 'ready', data };
    if (error === undefined || isValidating) return { status: 'loading' };
    return { status: 'failed', error, retry: () => void mutate() };
  }, [data, error, isValidating, mutate]);
}
