import { array, number, object, type InferType } from 'yup';
import { FACT_DECISIONS } from '../entities/study-fact.ts';
import { LIMITS } from '../limits.ts';
import { seenVersion } from './seen-version.ts';
import { choice, recordId, text } from './text.ts';

const DECISION = 'Please confirm a statement, or mark the field as not stated';
const QUOTES = 'Please choose the words that state it';
const PAGE = 'Page must be a whole number from 1';

/** A passage of a page, word for word. */
const quotePayload = object({
  document_id: recordId('Document').required('Please choose a document'),
  page: number().strict().typeError(PAGE).integer(PAGE).min(1, PAGE).required(PAGE),
  text: text('The quote', LIMITS.factText.max).required(QUOTES),
})
  .typeError(QUOTES)
  .default(undefined);

/** Body of `PUT /studies/{id}/facts/{field}`. `open` withdraws an earlier decision. */
export const factReviewPayload = object({
  decision: choice([...FACT_DECISIONS, 'open'], DECISION).required(DECISION),
  quotes: array(quotePayload.required(QUOTES))
    .typeError(QUOTES)
    .max(LIMITS.quotesPerFact, `A fact can have at most ${LIMITS.quotesPerFact} quotes`)
    .when('decision', { is: 'confirmed', then: (schema) => schema.min(1, QUOTES).required(QUOTES) }),
  version: seenVersion(),
});

export type FactReviewPayload = InferType<typeof factReviewPayload>;
