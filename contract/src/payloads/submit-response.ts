import { array, number, object, string, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { evaluationPayload } from './evaluation.ts';
import { recordId, text } from './text.ts';

/** Body of an edit to one query: saved for the research team, seen by no site. */
export const editResponsePayload = object({
  final_answer: text('The response', LIMITS.answer.max).required('Please enter a response'),
  /** The query's version that the reviewer saw; left out, the change is made on whatever stands. */
  version: number()
    .strict()
    .typeError('Version must be a whole number')
    .integer('Version must be a whole number')
    .min(0),
});

/**
 * Body of `POST /submit-response/{id}`. With `status` completed it sends the answer to the site and needs an
 * evaluation; without, it saves an edit. Without `query_id` it is about the newest query.
 */
export const submitResponsePayload = editResponsePayload.shape({
  query_id: recordId('Query'),
  status: string()
    .strict()
    .oneOf(['completed'] as const, 'Status can only be set to completed'),
  evaluation: evaluationPayload
    .default(undefined)
    .optional()
    .when('status', { is: 'completed', then: (schema) => schema.required('Please evaluate the draft') }),
  /** Numbers of the draft's citations that go with the answer; left out, all of them do. */
  citations: array(number().strict().integer().min(1).required())
    .typeError('Citations must be a list of numbers')
    .max(LIMITS.citationsPerAnswer),
});

export type EditResponsePayload = InferType<typeof editResponsePayload>;
export type SubmitResponsePayload = InferType<typeof submitResponsePayload>;
