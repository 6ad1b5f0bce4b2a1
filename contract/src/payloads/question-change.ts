import { object } from 'yup';
import { LIMITS } from '../limits.ts';
import { singleLine, text } from './text.ts';

const { question, reason } = LIMITS;

/** Body of `POST /requests/{id}/queries/{query_id}/additions`. */
export const additionPayload = object({
  text: text('The addition', question.max).required('Please enter what to add'),
});

/** Body of `PUT /requests/{id}/queries/{query_id}/question`. */
export const correctionPayload = object({
  question: text('Question', question.max).required('Please enter a question'),
});

/** Body of `PUT /requests/{id}/queries/{query_id}/withdrawal`. */
export const withdrawalPayload = object({
  reason: singleLine('Reason', reason.max).required('Please say why'),
});
