import type { SealState } from '@trialdesk/contract/entities/seal';
import useSWR from 'swr';
import { call } from './api.ts';

export type SealCheck = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: SealState };

/** Has the server check the seal of a sent answer. All answers of a request share one call. */
export function useSealCheck(requestId: string, queryId: string): SealCheck {
  const { data, isValidating, mutate } = useSWR(['verifyRequest', requestId], () =>
    call('verifyRequest', { params: { id: requestId } }),
  );
  const found = data?.answers.find(({ query_id }) => query_id === queryId);
  if (found) return { status: found.state };
  return isValidating ? { status: 'loading' } : { status: 'failed', retry: () => void mutate() };
}
