import { isOpenQuery } from '@trialdesk/contract/entities/request';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { addressOf, type OwnQuestion } from './own-question.ts';
import { notFound } from './request-access.ts';
import { changeRequest, requestPath } from './request-repository.ts';

/** Records the first person who opened the draft of an open question; later calls change nothing. Errors: 403, 404. */
export async function startReview(started: OwnQuestion & { clock: Clock }): Promise<void> {
  const { member, requestId, queryId, clock } = started;
  const found = await changeRequest(addressOf(started), ({ request, query }) => {
    if (!query) throw new ApiError('not_found', 'noSuchQuestion');
    if (query.opened || !isOpenQuery(query)) return null;
    const now = clock();
    return {
      request,
      query: { ...query, opened: { by: asActor(member), at: now } },
      audit: [
        {
          at: now,
          actor: member,
          action: 'review.started',
          target: requestPath(requestId),
          before: null,
          after: { query_id: queryId },
        },
      ],
    };
  });
  if (!found) throw notFound();
}
