import type { InferType } from 'yup';
import { CATEGORIES, PRIORITIES } from '../choices.ts';
import { keyIn, list, moment, one, shape, whole, words } from './shape.ts';

/** Words that stand verbatim (white space and ligatures normalised) on a page of a protocol, and an answer rests on. */
export const citationReply = shape({
  document_id: words(),
  document_name: words(),
  /** Of the document at the time it was quoted. */
  document_version: whole(1),
  /** Counts from 1 in the PDF. */
  page: whole(1),
  /** Headings above the quote, outermost first, joined by ' › '; empty when there are none. */
  section: words(),
  text_snippet: words(),
  /** Counts from 1 within an answer; the answer's text refers to it as `[number]`. */
  number: whole(1),
});

const queryReply = shape({
  id: words(),
  question: words(),
  answer_generated: words(),
  final_answer: words(),
  citations: list(citationReply),
  timestamp_created: moment(),
});

export const requestReply = shape({
  request_id: words(),
  study_id: words(),
  study_name: words(),
  site_id: words(),
  site_name: words(),
  title: words(),
  status: one(['processing', 'completed']),
  priority: one(PRIORITIES),
  category: keyIn(CATEGORIES),
  created_at: moment(),
  requester_name: words(),
  question: words(),
  answer: words(),
  final_answer: words(),
  citations: list(citationReply),
  query_id: words(),
  queries: list(queryReply),
});

export const requestsReply = list(requestReply);

export const createdRequestReply = shape({ request_id: words() });

export const followedUpReply = shape({ query_id: words() });

export const redraftReply = shape({
  query_id: words(),
  state: one(['queued', 'writing', 'ready', 'not_found', 'failed']),
});

/** One turn of a thread as the API answers it (specification, section 3). Empty texts stand for what is not there. */
export type QueryView = InferType<typeof queryReply>;
/** A request as the API answers it (specification, section 3). `queries` are oldest first; the last is the active one. */
export type RequestView = InferType<typeof requestReply>;
export type CreatedRequest = InferType<typeof createdRequestReply>;
/** How far the draft of a question is after a new one was asked for. */
export type RedraftView = InferType<typeof redraftReply>;
