import type {
  RequestHeader,
  RequestQuery,
  RequestRecord,
  SiteQuery,
  SiteRequest,
} from '@trialdesk/contract/entities/request';

/**
 * What members of a site may see of a request: every field is named here one by one, so that a field added to the
 * record stays with the research team until somebody decides otherwise.
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

/** The facts about a request that everyone who may read it sees. */
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
