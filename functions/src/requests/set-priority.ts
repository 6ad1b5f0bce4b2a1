import { priorityRank, type Priority } from '@trialdesk/contract/choices';
import type { DueTimes, RequestSummary } from '@trialdesk/contract/entities/request';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { findAnswerTimes } from '../organisation/answer-times-repository.ts';
import { dueStateAt, dueTimes } from './due-times.ts';
import { requireOpen } from './own-question.ts';
import { notFound } from './request-access.ts';
import { changeRequest, findThread, requestPath } from './request-repository.ts';

interface SetPriority {
  member: AuthorizedMember;
  requestId: string;
  priority: Priority;
  clock: Clock;
}

/**
 * The newest question's clock runs by the new priority from when it was asked; what the site was promised stays.
 * Errors: 403; 404; 409 when the question was answered or withdrawn.
 */
export async function setPriority({ member, requestId, priority, clock }: SetPriority): Promise<void> {
  const now = clock();
  const address = { reach: member.reach, requestId };
  const asked = (await findThread(address))?.request.asked_at;
  if (asked === undefined) throw notFound();
  const due = await dueTimes(asked, priority, await findAnswerTimes());
  const changed = await changeRequest(address, ({ request, query }) => {
    if (!query) throw notFound();
    requireOpen(query);
    // Answered and followed up in between: another clock.
    if (request.asked_at !== asked) throw new ApiError('conflict', 'busy');
    if (request.priority === priority) return null;
    return {
      request: { ...request, priority },
      query,
      due: { ...due, due_state: stateOf(request, { priority, due, now }) },
      audit: [
        {
          at: now,
          actor: member,
          action: 'request.priority_changed',
          target: requestPath(requestId),
          before: { priority: request.priority },
          after: { priority },
        },
      ],
    };
  });
  if (!changed) throw notFound();
}

interface NewClock {
  priority: Priority;
  due: DueTimes;
  now: string;
}

/**
 * Raised, it keeps the state that people were notified of, and the next comes in its turn; lowered, the clock starts
 * over.
 */
function stateOf(request: RequestSummary, { priority, due, now }: NewClock): DueTimes['due_state'] {
  return priorityRank(priority) > request.priority_rank ? (request.due_state ?? 'later') : dueStateAt(due, now);
}
