import type {
  RequestHeader,
  RequestQuery,
  RequestRecord,
  SiteQuery,
  SiteRequest,
} from '@trialdesk/contract/entities/request';

/**
 * What a site may see. Fields are listed one by one, so a new field stays with the research team until someone adds it
 * here.
 */
export function siteProjection(record: RequestRecord): SiteRequest {
  const answers = record.queries.flatMap(({ sent }) => (sent ? [sent.sent_at] : [])).sort();
  return {
    ...visibleHeader(record),
    requester_id: record.requester_id,
    queries: record.queries.map(siteQuery),
    answered_at: answers.at(-1) ?? null,
  };
}

/** Visible to everyone who may read the request. */
export function visibleHeader(request: RequestHeader): Omit<RequestHeader, 'requester_id'> {
  return {
    request_id: request.request_id,
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

function siteQuery(query: RequestQuery): SiteQuery {
  const { sent } = query;
  return {
    id: query.id,
    question: query.question,
    asked_by: { id: query.asked_by.id, name: query.asked_by.name },
    timestamp_created: query.timestamp_created,
    answer: sent && { text: sent.text, citations: sent.citations, sent_at: sent.sent_at },
  };
}
