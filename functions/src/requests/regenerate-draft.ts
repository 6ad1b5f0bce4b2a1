import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import { isPendingDraft, newestDraft } from '@trialdesk/contract/entities/draft';
import type { RedraftView } from '@trialdesk/contract/replies/requests';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { draftAllowances } from '../rate-limits/allowances.ts';
import { newDraftJob } from './create-request.ts';
import { addressOf, queuedAgain, requireOpen, type OwnQuestion } from './own-question.ts';
import { notFound } from './request-access.ts';
import { changeRequestWithJob, requestPath } from './request-repository.ts';

export interface Regeneration extends OwnQuestion {
  /** Identifies the call and its repetitions. */
  cause: string;
  clock: Clock;
}

/**
 * A finished draft is kept until the new one is ready, a failed one replaced. A pending one stays. Errors: 403; 404;
 * 409 when the question has been answered; 429.
 */
export async function regenerateDraft(regeneration: Regeneration): Promise<RedraftView> {
  const { member, requestId, queryId, cause, clock } = regeneration;
  const changed = await changeRequestWithJob(addressOf(regeneration), ({ request, query }, job) => {
    if (!query) throw new ApiError('not_found', 'noSuchQuestion');
    if (job?.cause === cause) return null;
    requireOpen(query);
    if (isPendingDraft(newestDraft(query))) return null;
    const now = clock();
    const queued: DraftJob = {
      ...newDraftJob(requestId, query),
      ...(job?.call !== undefined && { call: job.call }),
      cause,
      updated_at: now,
    };
    return {
      request,
      query: queuedAgain(query, now),
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
  if (!changed?.query) throw notFound();
  return { query_id: queryId, state: newestDraft(changed.query).state };
}
