import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import { where } from 'firebase/firestore';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** The rating of the draft of a sent answer; null until it is known. One listener serves all questions of a request. */
export function useEvaluation(requestId: string, queryId: string): Evaluation | null {
  const live = useLiveQuery('evaluations', [where('request_id', '==', requestId)]);
  const evaluations = live.status === 'ready' ? live.data : [];
  return evaluations.find(({ query_id }) => query_id === queryId) ?? null;
}
