import { object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { recordId, text } from './text.ts';

const { question } = LIMITS;

/** Body of `POST /requests/{id}/queries`. Ids must match the request. */
export const followUpPayload = object({
  question: text('Question', question.max).required('Please enter a question'),
  site_id: recordId('Site'),
  study_id: recordId('Study'),
});

export type FollowUpPayload = InferType<typeof followUpPayload>;
