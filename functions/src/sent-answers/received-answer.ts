import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import type { Answered } from './newest-answers-repository.ts';

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
