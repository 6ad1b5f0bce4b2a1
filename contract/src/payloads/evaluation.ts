import { boolean, number, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { text } from './text.ts';

const { rating, comment } = LIMITS;

function ratingOf(label: string) {
  const message = `${label} must be a whole number from ${rating.min} to ${rating.max}`;
  return number()
    .strict()
    .typeError(message)
    .integer(message)
    .min(rating.min, message)
    .max(rating.max, message)
    .required(message);
}

/** Specification, sections 3 and 5. */
export const evaluationPayload = object({
  answered: boolean().strict().typeError('Answered must be yes or no').required('Answered must be yes or no'),
  relevance: ratingOf('Relevance'),
  tone: ratingOf('Tone'),
  citation_quality: ratingOf('Citation quality'),
  comment: text('Comment', comment.max).default(''),
});
