import { object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { onOrOff, text } from './text.ts';

/** Body of `PUT /requests/{id}/queries/{query_id}/feedback`. */
export const feedbackPayload = object({
  helpful: onOrOff('Helpful'),
  reason: text('Reason', LIMITS.reason.max).default(''),
});

export type FeedbackPayload = InferType<typeof feedbackPayload>;
