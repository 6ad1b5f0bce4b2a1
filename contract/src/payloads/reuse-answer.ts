import { object, type InferType } from 'yup';
import { recordId } from './text.ts';

const NONE = 'Please choose an answer';

/** Body of `POST /requests/{id}/queries/{query_id}/earlier-answers`: the answer to take over. */
export const reuseAnswerPayload = object({
  request_id: recordId('Request').required(NONE),
  query_id: recordId('Question').required(NONE),
});

export type ReuseAnswerPayload = InferType<typeof reuseAnswerPayload>;
