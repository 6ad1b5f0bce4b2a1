import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { RequestStatus } from '@trialdesk/contract/entities/request';
import type { OwnQuestionView } from '@trialdesk/contract/replies/requests';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import type { OpenThread } from './open-thread-repository.ts';
import { addressOf, ownQuestion, requireOpen, type OwnQuestion } from './own-question.ts';
import { notFound } from './request-access.ts';
import { changeRequestWithJob, requestPath } from './request-repository.ts';

export interface WithdrawnQuestion extends OwnQuestion {
  reason: string;
  clock: Clock;
}

/**
 * Ends the draft too. A repeated call changes nothing. Errors: 403 for another's question; 404; 409 when answered, or
 * withdrawn for another reason.
 */
export async function withdrawQuestion(withdrawn: WithdrawnQuestion): Promise<OwnQuestionView> {
  const { member, requestId, queryId, reason, clock } = withdrawn;
  const changed = await changeRequestWithJob(addressOf(withdrawn), (thread, job) => {
    const query = ownQuestion(member, thread);
    if (query.withdrawn?.reason === reason) return null;
    requireOpen(query);
    const now = clock();
    const status = statusWithout(thread);
    return {
      request: { ...thread.request, status },
      query: { ...query, withdrawn: { reason, by: asActor(member), at: now }, version: query.version + 1 },
      ...(job && { job: ended(job, now) }),
      audit: [
        {
          at: now,
          actor: member,
          action: 'question.withdrawn',
          target: requestPath(requestId),
          before: { query_id: queryId, status: thread.request.status },
          after: { query_id: queryId, status },
          reason,
        },
      ],
    };
  });
  if (!changed?.query) throw notFound();
  return { query_id: queryId, question: changed.query.question, status: changed.request.status };
}

/** Without the follow-up, it is what it was before. */
function statusWithout({ request }: OpenThread): RequestStatus {
  return request.answered_at === null ? 'withdrawn' : 'completed';
}

/** A worker that has it finds its draft not wanted. */
function ended(job: DraftJob, now: string): DraftJob {
  return { ...job, state: 'done', lease_until: '', updated_at: now };
}
