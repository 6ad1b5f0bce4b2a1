import { object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { recordId, text } from './text.ts';

/** Body of `POST /received-answers`: a request while it is typed, so either text may be missing. */
export const receivedAnswersPayload = object({
  title: text('Title', LIMITS.title.max).default(''),
  question: text('Question', LIMITS.question.max).default(''),
  site_id: recordId('Site').required(VALIDATION.requestSiteMissing),
  study_id: recordId('Study').required(VALIDATION.studyMissing),
});

export type ReceivedAnswersPayload = InferType<typeof receivedAnswersPayload>;
