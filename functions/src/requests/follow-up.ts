import type { RequestRecord } from '@trialdesk/contract/entities/request';
import type { FollowUpPayload } from '@trialdesk/contract/payloads/follow-up';
import { LIMITS } from '@trialdesk/contract/limits';
import type { Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { idFor } from '../ids.ts';
import { questionMail } from '../notifications/mails.ts';
import { readersOfQuestion } from '../notifications/readers.ts';
import { questionAllowances } from '../rate-limits/allowances.ts';
import { newDraftJob, newQuery } from './create-request.ts';
import { openRequest } from './request-access.ts';
import { changeRequest, requestPath } from './request-repository.ts';

export interface FollowUp {
  member: Member;
  requestId: string;
  input: FollowUpPayload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Returns the new query's id. Errors: 403 for another site's request; 404; 409 while the newest query is unanswered or
 * the thread is full; 429.
 */
export async function followUp({ member, requestId, input, idempotencyKey, clock }: FollowUp): Promise<string> {
  const request = await openRequest(member, requestId);
  if (input.site_id !== undefined && input.site_id !== request.site_id) {
    throw new ApiError('bad_input', 'otherSite');
  }
  if (input.study_id !== undefined && input.study_id !== request.study_id) {
    throw new ApiError('bad_input', 'otherStudy');
  }
  const readers = await readersOfQuestion(request.site_id);
  const queryId = idFor(`${member.id} ${requestId}`, idempotencyKey);
  await changeRequest(requestId, (record) => {
    if (record.queries.some(({ id }) => id === queryId)) return null;
    if (!record.queries.at(-1)?.sent) {
      throw new ApiError('conflict', 'responsePending');
    }
    if (record.queries.length >= LIMITS.queriesPerRequest) {
      throw new ApiError('conflict', 'threadFull');
    }
    const now = clock();
    const query = newQuery({ id: queryId, member, now }, input.question);
    const asked: RequestRecord = { ...record, status: 'processing', queries: [...record.queries, query] };
    return {
      record: asked,
      audit: [
        {
          at: now,
          actor: member,
          action: 'request.followed_up',
          target: requestPath(requestId),
          before: { status: record.status },
          after: { status: 'processing', query_id: queryId, question: query.question },
        },
      ],
      job: newDraftJob(requestId, query),
      mails: readers.map((reader) => questionMail(asked, reader, applicationOrigin())),
      spends: { allowances: questionAllowances(member.id, record.site_id), at: now },
    };
  });
  return queryId;
}
