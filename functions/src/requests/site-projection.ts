import type { AnswerPromise } from '@trialdesk/contract/answer-promise';
import type { Citation } from '@trialdesk/contract/entities/citation';
import {
  isOpenQuery,
  isStarted,
  type AnswerFeedback,
  type QueryPlace,
  type QuestionChange,
  type RequestHeader,
  type RequestQuery,
  type RequestRecord,
  type RequestSummary,
  type SentAnswer,
  type SiteQuery,
  type SiteRequest,
  type SiteRequestSummary,
  type StoredQuery,
  type StoredSiteQuery,
  type Withdrawal,
} from '@trialdesk/contract/entities/request';
import type { Actor } from '@trialdesk/contract/entities/user';
import { summaryOf } from './thread-summary.ts';

/* Fields are listed one by one, so a new field stays with the research team until someone adds it here. */

export function siteProjection(record: RequestRecord): SiteRequest {
  return { ...listedFields(summaryOf(record)), queries: record.queries.map(siteQuery) };
}

export function siteSummary(request: RequestSummary): SiteRequestSummary {
  return { ...listedFields(request), query_count: request.query_count };
}

function listedFields(request: RequestSummary): Omit<SiteRequestSummary, 'query_count'> {
  return {
    ...visibleHeader(request),
    requester_id: request.requester_id,
    answered_at: request.answered_at,
    ...(request.answered_by !== undefined && { answered_by: request.answered_by }),
    active_at: request.said_at,
  };
}

export function storedSiteQuery(query: StoredQuery): StoredSiteQuery {
  return { ...placeOf(query), ...siteQuery(query) };
}

/** To everyone who may read the request. */
export function visibleHeader(request: RequestHeader): Omit<RequestHeader, 'requester_id'> {
  return {
    request_id: request.request_id,
    ...(request.request_number !== undefined && { request_number: request.request_number }),
    study_id: request.study_id,
    study_name: request.study_name,
    site_id: request.site_id,
    site_name: request.site_name,
    title: request.title,
    category: request.category,
    priority: request.priority,
    status: request.status,
    created_at: request.created_at,
    requester_name: request.requester_name,
  };
}

function placeOf({ request_id, site_id, study_id, number }: QueryPlace): QueryPlace {
  return { request_id, site_id, study_id, number };
}

function siteQuery(query: RequestQuery): SiteQuery {
  const { sent } = query;
  return {
    id: query.id,
    question: query.question,
    asked_by: actor(query.asked_by),
    timestamp_created: query.timestamp_created,
    ...(query.promise && { promise: promised(query.promise) }),
    ...(query.changes && { changes: query.changes.map(siteChange) }),
    ...(query.withdrawn && { withdrawn: siteWithdrawal(query.withdrawn) }),
    ...(isOpenQuery(query) && isStarted(query) && { is_started: true as const }),
    answer: sent && siteAnswer(sent),
    ...(query.feedback && { feedback: query.feedback.map(siteFeedback) }),
  };
}

function promised({ amount, unit }: AnswerPromise): AnswerPromise {
  return { amount, unit };
}

function siteChange({ id, kind, text, by, at }: QuestionChange): QuestionChange {
  return { id, kind, text, by: actor(by), at };
}

function siteWithdrawal({ reason, by, at }: Withdrawal): Withdrawal {
  return { reason, by: actor(by), at };
}

function siteFeedback({ helpful, reason, by, at }: AnswerFeedback): AnswerFeedback {
  return { helpful, reason, by: actor(by), at };
}

function actor({ id, name }: Actor): Actor {
  return { id, name };
}

function siteAnswer({ text, citations, sent_at, signature }: SentAnswer): NonNullable<SiteQuery['answer']> {
  return {
    text,
    citations: citations.map(siteCitation),
    sent_at,
    ...(signature && {
      signature: {
        name: signature.name,
        role: signature.role,
        signed_at: signature.signed_at,
        meaning: signature.meaning,
      },
    }),
  };
}

/** Who added it is for the research team. */
function siteCitation(citation: Citation): Citation {
  const shown = { ...citation };
  delete shown.added_by;
  delete shown.added_at;
  return shown;
}
