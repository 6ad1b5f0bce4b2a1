import { number, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { recordId, text } from './text.ts';

const PAGE = 'Page must be a whole number from 1';
const WORDS = 'Please choose the words to cite';

/** Body of `POST /requests/{id}/passages`. */
export const findPassagesPayload = object({
  text: text('The search', LIMITS.search.max).required('Please enter what to look for'),
});

/** Body of `POST /requests/{id}/queries/{query_id}/citations`: words of a page. */
export const addCitationPayload = object({
  document_id: recordId('Document').required('Please choose a document'),
  page: number().strict().typeError(PAGE).integer(PAGE).min(1, PAGE).required(PAGE),
  text: text('The words', LIMITS.citedWords.max).required(WORDS),
});

export type AddCitationPayload = InferType<typeof addCitationPayload>;
