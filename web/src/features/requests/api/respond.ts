import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import { call } from '../../../lib/api.ts';

export interface Edit {
  requestId: string;
  queryId: string;
  text: string;
  /** The query's version that the reviewer saw. */
  version: number;
  /** True when the text's numbers refer to the draft although a saved response exists. */
  isBasedOnDraft?: boolean;
}

export interface FinalAnswer extends Edit {
  /** Numbers of the draft's citations that go with the answer. */
  citations: number[];
  evaluation: EvaluationInput;
}

/** Saves an edit for the research team; no site sees it. Rejects with an `ApiError`, 409 when someone else was first. */
export async function saveEdit({ requestId, queryId, text, version, isBasedOnDraft }: Edit): Promise<void> {
  const body = { final_answer: text, version, ...(isBasedOnDraft && { based_on: 'draft' as const }) };
  await call('postQueryResponse', { params: { id: requestId, query_id: queryId }, body });
}

/** Sends an answer to the site and completes the request. Rejects with an `ApiError`, 409 when someone else was first. */
export async function sendAnswer(answer: FinalAnswer): Promise<void> {
  const { requestId, queryId, text, version, citations, evaluation } = answer;
  await call('submitResponse', {
    params: { id: requestId },
    body: { status: 'completed', final_answer: text, query_id: queryId, version, citations, evaluation },
  });
}
