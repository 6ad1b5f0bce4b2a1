import { object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { text } from './text.ts';

const { question } = LIMITS;

/** Body of `POST /requests/{id}/queries`. The ids repeat what the request says and are checked against it. */
export const followUpPayload = object({
  question: text('Question', question.max).required('Please enter a question'),
  site_id: text('Site', 128),
  study_id: text('Study', 128),
});

export type FollowUpPayload = InferType<typeof followUpPayload>;
