import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import { isFailedDraft, isPendingDraft, newestDraft, type PendingDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { RedraftView } from '@trialdesk/contract/replies/requests';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { filled } from '../messages.ts';
import { draftAllowances } from '../rate-limits/allowances.ts';
import { newDraftJob } from './create-request.ts';
import { notFound } from './request-access.ts';
import { changeRequestWithJob, requestPath, withQuery } from './request-repository.ts';

export interface Regeneration {
  member: Member;
  requestId: string;
  queryId: string;
  /** Identifies the call and its repetitions. */
  cause: string;
  clock: Clock;
}

/**
 * A finished draft is kept until the new one is ready, a failed one is replaced. Does nothing while a draft is
 * pending. Errors: 404; 409 when the question has been answered; 429.
 */
export async function regenerateDraft(regeneration: Regeneration): Promise<RedraftView> {
  const { member, requestId, queryId, cause, clock } = regeneration;
  const record = await changeRequestWithJob({ requestId, queryId }, (current, job) => {
    const query = current.queries.find(({ id }) => id === queryId);
    if (!query) throw new ApiError('not_found', 'noSuchQuestion');
    if (job?.cause === cause || isPendingDraft(newestDraft(query))) return null;
    if (query.sent) {
      throw new ApiError('conflict', filled('alreadyAnswered', { name: query.sent.sent_by.name }));
    }
    const now = clock();
    const queued: DraftJob = { ...newDraftJob(requestId, query), cause, updated_at: now };
    return {
      record: withQuery(current, queuedAgain(query, { state: 'queued', since: now })),
      job: queued,
      audit: [
        {
          at: now,
          actor: member,
          action: 'draft.requested',
          target: requestPath(requestId),
          before: { query_id: queryId, state: query.draft.state },
          after: { query_id: queryId, state: 'queued' },
        },
      ],
      spends: { allowances: draftAllowances(member.id), at: now },
    };
  });
  const query = record?.queries.find(({ id }) => id === queryId);
  if (!query) throw notFound();
  return { query_id: queryId, state: newestDraft(query).state };
}

function queuedAgain(query: RequestQuery, pending: PendingDraft): RequestQuery {
  return isFailedDraft(query.draft) ? { ...query, draft: pending } : { ...query, redraft: pending };
}
