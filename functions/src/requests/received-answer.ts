import type { SiteQuery, SiteRequestSummary, StoredSiteQuery } from '@trialdesk/contract/entities/request';
import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';

/** A question that a person has answered, and the request it belongs to. */
export interface Answered {
  request: SiteRequestSummary;
  query: StoredSiteQuery;
  answer: NonNullable<SiteQuery['answer']>;
}

/** As its own site sees it. */
export function receivedAnswer({ request, query, answer }: Answered): ReceivedAnswer {
  const { request_id, request_number, title } = request;
  return {
    request_id,
    ...(request_number !== undefined && { request_number }),
    query_id: query.id,
    title,
    question: query.question,
    answer,
  };
}
