import { isFinishedDraft } from '@trialdesk/contract/entities/draft';
import { isOpenQuery, type RequestQuery, type StoredQuery } from '@trialdesk/contract/entities/request';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember, Member } from '../http/member.ts';
import { filled } from '../messages.ts';
import type { OpenThread, QueryAddress } from './open-thread-repository.ts';

export interface OwnQuestion {
  member: AuthorizedMember;
  requestId: string;
  queryId: string;
}

export function addressOf({ member, requestId, queryId }: OwnQuestion): QueryAddress & { queryId: string } {
  return { reach: member.reach, requestId, queryId };
}

/** Errors: 403 for another's question; 404. */
export function ownQuestion(member: Member, { query }: OpenThread): StoredQuery {
  if (!query) throw new ApiError('not_found', 'noSuchQuestion');
  if (query.asked_by.id !== member.id) throw new ApiError('forbidden', 'ownQuestionsOnly');
  return query;
}

/** Errors: 409 when answered or withdrawn. */
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
