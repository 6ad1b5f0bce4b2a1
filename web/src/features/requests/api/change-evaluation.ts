import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import { call } from '../../../lib/api.ts';

interface Evaluated {
  requestId: string;
  queryId: string;
}

/** Rejects with an `ApiError`, 409 when it can no longer be changed. */
export async function changeEvaluation({ requestId, queryId }: Evaluated, evaluation: EvaluationInput): Promise<void> {
  await call('changeEvaluation', { params: { id: requestId, query_id: queryId }, body: evaluation });
}
