import type { RequestQuery, RequestRecord, SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';

/**
 * What members of a site may see of a request: every field is named here one by one, so that a field added to the
 * record stays with the research team until somebody decides otherwise.
 */
export function siteProjection(record: RequestRecord): SiteRequest {
  const answers = record.queries.flatMap(({ sent }) => (sent ? [sent.sent_at] : [])).sort();
  return {
    request_id: record.request_id,
    study_id: record.study_id,
    study_name: record.study_name,
    site_id: record.site_id,
    site_name: record.site_name,
    title: record.title,
    category: record.category,
    priority: record.priority,
    status: record.status,
    created_at: record.created_at,
    requester_id: record.requester_id,
    requester_name: record.requester_name,
    queries: record.queries.map(siteQuery),
    answered_at: answers.at(-1) ?? null,
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
