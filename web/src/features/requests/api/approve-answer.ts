import { call } from '../../../lib/api.ts';

interface SentAnswerPlace {
  requestId: string;
  queryId: string;
}

/** For reuse in the study. Rejects with an `ApiError`. */
export async function approveAnswer({ requestId, queryId }: SentAnswerPlace): Promise<void> {
  await call('approveAnswer', { params: { id: requestId, query_id: queryId } });
}

/** Rejects with an `ApiError`. */
export async function withdrawApproval({ requestId, queryId }: SentAnswerPlace): Promise<void> {
  await call('withdrawApproval', { params: { id: requestId, query_id: queryId } });
}
