import { isFinishedDraft } from '@trialdesk/contract/entities/draft';
import { isOpenQuery, type RequestQuery, type StoredQuery } from '@trialdesk/contract/entities/request';
import { covers } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { filled } from '../messages.ts';
import type { OpenThread } from './open-thread-repository.ts';
import { requireVisible } from './request-access.ts';

/** A question in a thread of which one's own may be changed. */
export interface OwnQuestion {
  member: Member;
  requestId: string;
  queryId: string;
}

/** Errors: 403 for another's question; 404. */
export function ownQuestion(member: Member, { request, query }: OpenThread): StoredQuery {
  requireVisible(member, request);
  if (!query) throw new ApiError('not_found', 'noSuchQuestion');
  const isOwn = query.asked_by.id === member.id && covers(member, 'ask_questions', request);
  if (!isOwn) throw new ApiError('forbidden', 'ownQuestionsOnly');
  return query;
}

/** Errors: 409 when the question has been answered or withdrawn. */
export function requireOpen(query: RequestQuery): void {
  if (isOpenQuery(query)) return;
  throw new ApiError(
    'conflict',
    query.sent ? filled('alreadyAnswered', { name: query.sent.sent_by.name }) : 'questionWithdrawn',
  );
}

/** Awaiting a draft; a finished one is kept until then. */
export function queuedAgain<T extends RequestQuery>(query: T, now: string): T {
  const pending = { state: 'queued', since: now } as const;
  return isFinishedDraft(query.draft) ? { ...query, redraft: pending } : { ...query, draft: pending, redraft: null };
}
