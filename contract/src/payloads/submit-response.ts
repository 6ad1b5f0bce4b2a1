import { array, number, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { unfilledText } from '../placeholders.ts';
import { evaluationPayload } from './evaluation.ts';
import { seenVersion } from './seen-version.ts';
import { choice, isFarTooLong, recordId, text } from './text.ts';

const CITATIONS = 'Citations must be a list of whole numbers from 1';

const finalAnswer = text('The response', LIMITS.answer.max).required('Please enter a response');

/** Body of an edit. */
export const editResponsePayload = object({
  final_answer: finalAnswer,
  version: seenVersion(),
  /** What citation numbers refer to: the draft, or if omitted the saved response, if any. */
  based_on: choice(['draft'], 'A response can only be based on the draft'),
});

/**
 * Body of `POST /submit-response/{id}`. Status `completed` sends the answer and needs an evaluation; without it an
 * edit is saved. A text with placeholders can be saved and not sent. `query_id` defaults to the newest query.
 */
export const submitResponsePayload = editResponsePayload.shape({
  query_id: recordId('Query'),
  final_answer: finalAnswer.when('status', {
    is: 'completed',
    then: (schema) =>
      schema.test('filled', (value, { createError }) => {
        const message = isFarTooLong(value, LIMITS.answer.max) ? null : unfilledText(value);
        return message === null || createError({ message });
      }),
  }),
  status: choice(['completed'], 'Status can only be set to completed'),
  evaluation: evaluationPayload
    .default(undefined)
    .typeError('Please evaluate the draft')
    .optional()
    .when('status', { is: 'completed', then: (schema) => schema.required('Please evaluate the draft') }),
  /**
   * Numbers of the draft's citations to send, if the text refers to them. Defaults to all, or none if the draft was
   * written with citations off.
   */
  citations: array(number().strict().typeError(CITATIONS).integer(CITATIONS).min(1, CITATIONS).required(CITATIONS))
    .typeError(CITATIONS)
    .max(LIMITS.citationsPerAnswer, `An answer can have at most ${LIMITS.citationsPerAnswer} citations`),
});

export type EditResponsePayload = InferType<typeof editResponsePayload>;
export type SubmitResponsePayload = InferType<typeof submitResponsePayload>;
