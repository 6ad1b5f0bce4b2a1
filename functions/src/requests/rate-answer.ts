import type { AnswerFeedback } from '@trialdesk/contract/entities/request';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { FeedbackPayload } from '@trialdesk/contract/payloads/feedback';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { addressOf, type OwnQuestion } from './own-question.ts';
import { notFound } from './request-access.ts';
import { changeRequest, requestPath } from './request-repository.ts';

export interface Rating extends OwnQuestion {
  feedback: FeedbackPayload;
  clock: Clock;
}

/** Replaces the person's earlier rating. Errors: 403; 404; 409 when there is no answer, or too many rated it. */
export async function rateAnswer(rating: Rating): Promise<void> {
  const { member, requestId, queryId, feedback, clock } = rating;
  const { helpful, reason } = feedback;
  const found = await changeRequest(addressOf(rating), ({ request, query }) => {
    if (!query) throw new ApiError('not_found', 'noSuchQuestion');
    if (!query.sent) throw new ApiError('conflict', 'notAnswered');
    const { feedback: given = [] } = query;
    const others = given.filter(({ by }) => by.id !== member.id);
    const before = given.find(({ by }) => by.id === member.id) ?? null;
    if (before?.helpful === helpful && before.reason === reason) return null;
    if (others.length >= SERVER_LIMITS.feedbackPerAnswer) throw new ApiError('conflict', 'ratedByMany');
    const now = clock();
    const next: AnswerFeedback = { helpful, reason, by: asActor(member), at: now };
    return {
      request,
      query: { ...query, feedback: [...others, next] },
      audit: [
        {
          at: now,
          actor: member,
          action: 'answer.rated',
          target: requestPath(requestId),
          before: before && { query_id: queryId, helpful: before.helpful, reason: before.reason },
          after: { query_id: queryId, helpful, reason },
        },
      ],
    };
  });
  if (!found) throw notFound();
}
