import { array, number, object, string, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { evaluationPayload } from './evaluation.ts';
import { text } from './text.ts';

/** A response as typed by a reviewer. */
export const finalAnswer = text('The response', LIMITS.answer.max).required('Please enter a response');

const version = number().strict().integer().min(0).typeError('Version must be a whole number');

/** Body of an edit: saved for the research team, seen by no site. */
export const editResponsePayload = object({
  final_answer: finalAnswer,
  query_id: text('Query', 128),
  /** The query's version that the reviewer saw; left out, the edit is made on whatever stands. */
  version,
});

/** Body of `POST /submit-response/{id}` that sends the answer to the site and completes the request. */
export const sendResponsePayload = editResponsePayload.shape({
  status: string()
    .strict()
    .oneOf(['completed'] as const, 'Status can only be set to completed')
    .required(),
  evaluation: evaluationPayload.required('Please evaluate the draft'),
  /** Numbers of the draft's citations that go with the answer; left out, all of them do. */
  citations: array(number().strict().integer().min(1).required())
    .max(LIMITS.citationsPerAnswer)
    .typeError('Citations must be a list of numbers'),
});

export type EditResponsePayload = InferType<typeof editResponsePayload>;
export type SendResponsePayload = InferType<typeof sendResponsePayload>;
