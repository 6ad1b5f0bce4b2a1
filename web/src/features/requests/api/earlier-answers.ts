import type { EarlierAnswer, ReusedAnswer } from '@trialdesk/contract/replies/earlier-answers';
import useSWR from 'swr';
import { call } from '../../../lib/api.ts';
import { useFetchState, type Fetched } from '../../../lib/use-fetched.ts';

interface QueryPlace {
  requestId: string;
  queryId: string;
}

/** Sent answers that may apply to a question, best first. */
export function useEarlierAnswers({ requestId, queryId }: QueryPlace): Fetched<EarlierAnswer[]> {
  const params = { id: requestId, query_id: queryId };
  return useFetchState(
    useSWR<EarlierAnswer[], unknown>(
      ['findEarlierAnswers', requestId, queryId],
      async () => (await call('findEarlierAnswers', { params })).answers,
    ),
  );
}

/** Makes its citations available to the response, as far as they still hold. Rejects with an `ApiError`. */
export function reuseAnswer(
  { requestId, queryId }: QueryPlace,
  { request_id, query_id }: EarlierAnswer,
): Promise<ReusedAnswer> {
  return call('reuseAnswer', { params: { id: requestId, query_id: queryId }, body: { request_id, query_id } });
}
