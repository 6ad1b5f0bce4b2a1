import type { ReplyOf } from '@trialdesk/contract/operations/call-types';
import { useCallback } from 'react';
import useSWR from 'swr';
import { call } from './api.ts';
import type { ListId } from './call-input.ts';

export interface Reloadable<T> {
  status: 'loading' | 'ready' | 'failed';
  /** Kept while loading again, and when that fails. */
  data: T | null;
  reload: () => void;
}

export function useReloadable<Id extends ListId>(id: Id): Reloadable<ReplyOf<Id>> {
  const { data, error, isValidating, mutate } = useSWR<ReplyOf<Id>, unknown>(id, (listId: Id) => call(listId));
  const reload = useCallback(() => void mutate(), [mutate]);
  const settled = error === undefined ? 'ready' : 'failed';
  return { status: isValidating ? 'loading' : settled, data: data ?? null, reload };
}
