import type { StoredQuery } from '@trialdesk/contract/entities/request';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { addressOf, type OwnQuestion } from './own-question.ts';
import { notFound } from './request-access.ts';
import { changeRequest, requestPath } from './request-repository.ts';

interface Approving extends OwnQuestion {
  clock: Clock;
}

/** For reuse. An approved answer keeps its first approval. Errors: 403; 404; 409 while nothing is sent. */
export async function approveAnswer(approving: Approving): Promise<void> {
  const { member, requestId, queryId, clock } = approving;
  const found = await changeRequest(addressOf(approving), ({ request, query }) => {
    const { sent, approval, ...known } = answered(query);
    if (approval) return null;
    const now = clock();
    return {
      request,
      query: { ...known, sent, approval: { by: asActor(member), at: now } },
      audit: [
        {
          at: now,
          actor: member,
          action: 'answer.approved',
          target: requestPath(requestId),
          before: null,
          after: { query_id: queryId, cites: sent.citations.map(citedVersion) },
        },
      ],
    };
  });
  if (!found) throw notFound();
}

/** Also of a colleague. Errors: 403; 404; 409 while nothing is sent. */
export async function withdrawApproval(approving: Approving): Promise<void> {
  const { member, requestId, queryId, clock } = approving;
  const found = await changeRequest(addressOf(approving), ({ request, query }) => {
    const { approval, ...known } = answered(query);
    if (!approval) return null;
    return {
      request,
      query: known,
      audit: [
        {
          at: clock(),
          actor: member,
          action: 'answer.approval_withdrawn',
          target: requestPath(requestId),
          before: { query_id: queryId, ...approval },
          after: null,
        },
      ],
    };
  });
  if (!found) throw notFound();
}

function answered(query: StoredQuery | null) {
  if (!query) throw new ApiError('not_found', 'noSuchQuestion');
  const { sent, ...others } = query;
  if (!sent) throw new ApiError('conflict', 'notAnswered');
  return { ...others, sent };
}

function citedVersion({ document_id, document_version }: { document_id: string; document_version: number }) {
  return { document_id, document_version };
}
