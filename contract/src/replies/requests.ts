import { CATEGORIES, PRIORITIES } from '../choices.ts';
import type { Citation } from '../entities/citation.ts';
import { DRAFT_STATES, type Draft } from '../entities/draft.ts';
import { REQUEST_STATUSES, type RequestHeader, type RequestQuery } from '../entities/request.ts';
import { integer, keyOf, list, oneOf, shape, text, timestamp } from './reply-schema.ts';

/** Specification, section 3. Absent texts are empty. */
export interface QueryView extends Pick<RequestQuery, 'id' | 'question' | 'timestamp_created'> {
  answer_generated: string;
  final_answer: string;
  citations: Citation[];
}

/** Specification, section 3. `queries` are oldest first; the last is active. */
export interface RequestView extends Omit<RequestHeader, 'requester_id'> {
  question: string;
  answer: string;
  final_answer: string;
  citations: Citation[];
  query_id: string;
  queries: QueryView[];
}

export interface CreatedRequest {
  request_id: string;
}

export interface CreatedFollowUp {
  query_id: string;
}

export interface RedraftView {
  query_id: string;
  state: Draft['state'];
}

const citationReply = shape<Citation>({
  document_id: text(),
  document_name: text(),
  document_version: integer(1),
  page: integer(1),
  section: text(),
  text_snippet: text(),
  number: integer(1),
});

const queryReply = shape<QueryView>({
  id: text(),
  question: text(),
  answer_generated: text(),
  final_answer: text(),
  citations: list(citationReply),
  timestamp_created: timestamp(),
});

export const requestReply = shape<RequestView>({
  request_id: text(),
  study_id: text(),
  study_name: text(),
  site_id: text(),
  site_name: text(),
  title: text(),
  status: oneOf(REQUEST_STATUSES),
  priority: oneOf(PRIORITIES),
  category: keyOf(CATEGORIES),
  created_at: timestamp(),
  requester_name: text(),
  question: text(),
  answer: text(),
  final_answer: text(),
  citations: list(citationReply),
  query_id: text(),
  queries: list(queryReply),
});

export const requestsReply = list(requestReply);

export const createdRequestReply = shape<CreatedRequest>({ request_id: text() });

export const createdFollowUpReply = shape<CreatedFollowUp>({ query_id: text() });

export const redraftReply = shape<RedraftView>({
  query_id: text(),
  state: oneOf(DRAFT_STATES),
});
