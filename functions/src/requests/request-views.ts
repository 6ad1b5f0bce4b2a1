import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery, RequestRecord, SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';
import type { QueryView, RequestView } from '@trialdesk/contract/replies/requests';
import { visibleHeader } from './site-projection.ts';

/** With drafts and unsent edits. */
export function reviewView(record: RequestRecord): RequestView {
  return view(record, record.queries.map(reviewQuery));
}

/** From the projection, so it cannot contain more. */
export function siteView(request: SiteRequest): RequestView {
  return view(request, request.queries.map(siteQueryView));
}

function view(request: RequestRecord | SiteRequest, queries: QueryView[]): RequestView {
  const active = queries.at(-1);
  return {
    ...visibleHeader(request),
    question: active?.question ?? '',
    answer: active?.answer_generated ?? '',
    final_answer: active?.final_answer ?? '',
    citations: active?.citations ?? [],
    signature: active?.signature ?? null,
    query_id: active?.id ?? '',
    queries,
  };
}

function reviewQuery({ id, question, draft, edit, sent, timestamp_created }: RequestQuery): QueryView {
  const drafted = isReadyDraft(draft) ? draft : null;
  return {
    id,
    question,
    answer_generated: drafted?.text ?? '',
    final_answer: sent?.text ?? edit?.text ?? '',
    citations: sent?.citations ?? edit?.citations ?? drafted?.citations ?? [],
    signature: sent?.signature ?? null,
    timestamp_created,
  };
}

function siteQueryView({ id, question, answer, timestamp_created }: SiteQuery): QueryView {
  return {
    id,
    question,
    answer_generated: '',
    final_answer: answer?.text ?? '',
    citations: answer?.citations ?? [],
    signature: answer?.signature ?? null,
    timestamp_created,
  };
}
