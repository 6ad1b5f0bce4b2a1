import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import { api } from '../../../lib/api.ts';
import { attemptKey, forgetAttempt } from '../../../lib/idempotency.ts';

export interface Edit {
  requestId: string;
  queryId: string;
  text: string;
  /** The query's version that the reviewer saw. */
  version: number;
  /** That the text's numbers are those of the draft, though a saved response stands. */
  isBasedOnDraft?: boolean;
}

export interface FinalAnswer extends Edit {
  /** Numbers of the draft's citations that go with the answer. */
  citations: number[];
  evaluation: EvaluationInput;
}

/** Saves an edit for the research team; no site sees it. Rejects with an `ApiError`, 409 when somebody was first. */
export async function saveEdit({ requestId, queryId, text, version, isBasedOnDraft }: Edit): Promise<void> {
  const scope = `edit.${requestId}.${queryId}`;
  const body = { final_answer: text, version, ...(isBasedOnDraft && { based_on: 'draft' }) };
  const path = `/submit-response/${encodeURIComponent(requestId)}/query/${encodeURIComponent(queryId)}`;
  await api.post(path, body, { key: attemptKey(scope, body) });
  forgetAttempt(scope);
}

/** Sends an answer to the site and completes the request. Rejects with an `ApiError`, 409 when somebody was first. */
export async function sendAnswer(answer: FinalAnswer): Promise<void> {
  const { requestId, queryId, text, version, citations, evaluation } = answer;
  const scope = `send.${requestId}.${queryId}`;
  const body = { status: 'completed', final_answer: text, query_id: queryId, version, citations, evaluation };
  await api.post(`/submit-response/${encodeURIComponent(requestId)}`, body, { key: attemptKey(scope, body) });
  forgetAttempt(scope);
}
