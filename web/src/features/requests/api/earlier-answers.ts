import type { EarlierAnswer, ReusedAnswer } from '@trialdesk/contract/replies/earlier-answers';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';

interface QueryPlace {
  requestId: string;
  queryId: string;
}

/** Sent answers that may apply to a question, best first. */
export function useEarlierAnswers({ requestId, queryId }: QueryPlace): Fetched<EarlierAnswer[]> {
  const { data, error, isValidating, mutate } = useSWR<EarlierAnswer[], unknown>(
    ['findEarlierAnswers', requestId, queryId],
    async () => (await call('findEarlierAnswers', { params: { id: requestId, query_id: queryId } })).answers,
  );
  return useMemo(() => {
    if (data !== undefined) return { status: 'ready', data };
    if (error === undefined || isValidating) return { status: 'loading' };
    return { status: 'failed', error, retry: () => void mutate() };
  }, [data, error, isValidating, mutate]);
}

/** Makes its citations available to the response, as far as they still hold. Rejects with an `ApiError`. */
export function reuseAnswer(
  { requestId, queryId }: QueryPlace,
  { request_id, query_id }: EarlierAnswer,
): Promise<ReusedAnswer> {
  return call('reuseAnswer', { params: { id: requestId, query_id: queryId }, body: { request_id, query_id } });
}
