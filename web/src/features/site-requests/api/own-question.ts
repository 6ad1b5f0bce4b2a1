import type { FeedbackPayload } from '@trialdesk/contract/payloads/feedback';
import { call } from '../../../lib/api.ts';

/** A question in a request's thread. */
export interface QuestionPlace {
  requestId: string;
  queryId: string;
}

const paramsOf = ({ requestId, queryId }: QuestionPlace) => ({ id: requestId, query_id: queryId });

export async function addToQuestion(place: QuestionPlace, text: string): Promise<void> {
  await call('addToQuestion', { params: paramsOf(place), body: { text } });
}

export async function correctQuestion(place: QuestionPlace, question: string): Promise<void> {
  await call('correctQuestion', { params: paramsOf(place), body: { question } });
}

export async function withdrawQuestion(place: QuestionPlace, reason: string): Promise<void> {
  await call('withdrawQuestion', { params: paramsOf(place), body: { reason } });
}

export async function rateAnswer(place: QuestionPlace, feedback: FeedbackPayload): Promise<void> {
  await call('rateAnswer', { params: paramsOf(place), body: feedback });
}
