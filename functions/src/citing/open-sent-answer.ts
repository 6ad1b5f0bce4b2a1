import type { AnswerPlace, SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';
import type { Reach } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import { openRequest } from '../requests/request-access.ts';

interface SentAnswer {
  request: SiteRequest;
  query: SiteQuery;
  answer: NonNullable<SiteQuery['answer']>;
}

/** As the site sees it. Errors: 403; 404, also for a question that was withdrawn. */
export async function openSentAnswer(reach: Reach, { request_id, query_id }: AnswerPlace): Promise<SentAnswer> {
  const request = await openRequest(reach, request_id);
  const query = request.queries.find(({ id }) => id === query_id);
  if (!query?.answer || query.withdrawn) throw new ApiError('not_found', 'noSuchAnswer');
  return { request, query, answer: query.answer };
}
