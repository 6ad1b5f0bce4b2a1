import type { FollowUpPayload } from '@trialdesk/contract/payloads/follow-up';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { idFor } from '../ids.ts';
import { findAnswerTimes } from '../organisation/answer-times-repository.ts';
import { newDraftJob, newQuery } from './create-request.ts';
import { dueTimesByPriority } from './due-times.ts';
import { notFound } from './request-access.ts';
import { changeRequest, requestPath } from './request-repository.ts';

export interface FollowUp {
  member: AuthorizedMember;
  requestId: string;
  input: FollowUpPayload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Returns the query's id. Errors: 403 for another site's request; 404; 409 while the newest query is unanswered or the
 * thread is full; 429.
 */
export async function followUp({ member, requestId, input, idempotencyKey, clock }: FollowUp): Promise<string> {
  const queryId = idFor(`${member.id} ${requestId}`, idempotencyKey);
  const now = clock();
  const times = await findAnswerTimes();
  const due = await dueTimesByPriority(now, times);
  const changed = await changeRequest({ reach: member.reach, requestId, queryId }, ({ request, query: asked }) => {
    if (input.site_id !== undefined && input.site_id !== request.site_id) {
      throw new ApiError('bad_input', 'otherSite');
    }
    if (input.study_id !== undefined && input.study_id !== request.study_id) {
      throw new ApiError('bad_input', 'otherStudy');
    }
    if (asked) return null;
    if (request.status === 'processing') throw new ApiError('conflict', 'responsePending');
    if (request.status === 'withdrawn') throw new ApiError('conflict', 'requestWithdrawn');
    if (request.query_count >= SERVER_LIMITS.queriesPerRequest) {
      throw new ApiError('conflict', 'threadFull');
    }
    const query = newQuery({ id: queryId, member, now }, input.question, times.promises[request.priority]);
    return {
      request: { ...request, status: 'processing' },
      query,
      due: due[request.priority],
      audit: [
        {
          at: now,
          actor: member,
          action: 'request.followed_up',
          target: requestPath(requestId),
          before: { status: request.status },
          after: { status: 'processing', query_id: queryId, question: query.question },
        },
      ],
      job: newDraftJob(requestId, query),
      isAsked: true,
    };
  });
  if (!changed) throw notFound();
  return queryId;
}
