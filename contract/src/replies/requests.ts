import { CATEGORIES, PRIORITIES } from '../choices.ts';
import type { Citation } from '../entities/citation.ts';
import { DRAFT_STATES, type Draft } from '../entities/draft.ts';
import { REQUEST_STATUSES, type RequestHeader, type RequestQuery, type RequestStatus } from '../entities/request.ts';
import { SIGNATURE_MEANING, type Signature } from '../entities/signature.ts';
import { ROLES } from '../roles.ts';
import { citationReply } from './citing.ts';
import { keyOf, list, nullable, oneOf, optional, shape, text, timestamp } from './reply-schema.ts';

/** Specification, section 3. Absent texts are empty. */
export interface QueryView extends Pick<RequestQuery, 'id' | 'question' | 'timestamp_created'> {
  answer_generated: string;
  final_answer: string;
  citations: Citation[];
  /** Of the sent answer; null while there is none, or if it was sent before answers were signed. */
  signature: Signature | null;
}

/** Specification, section 3. `queries` are oldest first; the last is active. */
export interface RequestView extends Omit<RequestHeader, 'requester_id'> {
  question: string;
  answer: string;
  final_answer: string;
  citations: Citation[];
  signature: Signature | null;
  query_id: string;
  queries: QueryView[];
}

/** A question after its asker has changed or withdrawn it. */
export interface OwnQuestionView extends Pick<RequestQuery, 'question'> {
  query_id: string;
  /** Of the request. */
  status: RequestStatus;
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

export const signatureReply = shape<Signature>({
  name: text(),
  role: oneOf(ROLES),
  signed_at: timestamp(),
  meaning: oneOf([SIGNATURE_MEANING]),
});

const queryReply = shape<QueryView>({
  id: text(),
  question: text(),
  answer_generated: text(),
  final_answer: text(),
  citations: list(citationReply),
  signature: nullable(signatureReply),
  timestamp_created: timestamp(),
});

/** Of a request in every list. */
export const requestFields = {
  request_id: text(),
  request_number: optional(text()),
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
};

export const requestReply = shape<RequestView>({
  ...requestFields,
  question: text(),
  answer: text(),
  final_answer: text(),
  citations: list(citationReply),
  signature: nullable(signatureReply),
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

export const ownQuestionReply = shape<OwnQuestionView>({
  query_id: text(),
  question: text(),
  status: oneOf(REQUEST_STATUSES),
});
