import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import {
  isStarted,
  type QuestionChange,
  type RequestQuery,
  type StoredQuery,
} from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { OwnQuestionView } from '@trialdesk/contract/replies/requests';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { changeAllowances } from '../rate-limits/allowances.ts';
import { newDraftJob } from './create-request.ts';
import type { OpenThread } from './open-thread-repository.ts';
import { addressOf, ownQuestion, queuedAgain, requireOpen, type OwnQuestion } from './own-question.ts';
import { notFound } from './request-access.ts';
import { changeRequestWithJob, requestPath, type RequestChange } from './request-repository.ts';

export interface ChangedQuestion extends OwnQuestion {
  /** The addition, or the whole question as corrected. */
  text: string;
  /** Identifies the call and its repetitions. */
  cause: string;
  clock: Clock;
}

/** Errors: 400 when the question becomes too long; 403; 404; 409 when answered, withdrawn or changed too often; 429. */
export async function addToQuestion(change: ChangedQuestion): Promise<OwnQuestionView> {
  return applied(change, (query) => ({
    kind: 'added',
    text: change.text,
    question: `${query.question}\n\n${change.text}`,
  }));
}

/** The same question again changes nothing. Errors: as `addToQuestion`; 409 also when somebody works on it. */
export async function correctQuestion(change: ChangedQuestion): Promise<OwnQuestionView> {
  return applied(change, (query) => {
    if (query.question === change.text) return null;
    if (isStarted(query)) throw new ApiError('conflict', 'questionStarted');
    if (query.number === 1 && change.text.length < LIMITS.question.min) {
      throw new ApiError('bad_input', { text: VALIDATION.questionTooShort });
    }
    return { kind: 'corrected', text: query.question, question: change.text };
  });
}

type Applied = Pick<QuestionChange, 'kind' | 'text'> & { question: string };

async function applied(
  change: ChangedQuestion,
  apply: (query: StoredQuery) => Applied | null,
): Promise<OwnQuestionView> {
  const changed = await changeRequestWithJob(addressOf(change), (thread, job) => {
    const query = ownQuestion(change.member, thread);
    const { changes = [] } = query;
    if (changes.some(({ id }) => id === change.cause)) return null;
    requireOpen(query);
    const next = apply(query);
    if (!next) return null;
    if (changes.length >= SERVER_LIMITS.changesPerQuestion) throw new ApiError('conflict', 'tooManyChanges');
    if (next.question.length > LIMITS.question.max) throw new ApiError('bad_input', 'questionTooLong');
    return changeOf(change, { thread, query, job, next });
  });
  if (!changed?.query) throw notFound();
  return { query_id: change.queryId, question: changed.query.question, status: changed.request.status };
}

interface Decided {
  thread: OpenThread;
  query: StoredQuery;
  job: DraftJob | null;
  next: Applied;
}

/** The draft of the earlier question is stale, and so is what a reviewer sees. */
function changeOf(
  { member, requestId, cause, clock }: ChangedQuestion,
  { thread, query, job, next }: Decided,
): RequestChange {
  const now = clock();
  const { kind, text, question } = next;
  const changed: RequestQuery = {
    ...queuedAgain(query, now),
    question,
    changes: [...(query.changes ?? []), { id: cause, kind, text, by: asActor(member), at: now }],
    version: query.version + 1,
  };
  return {
    request: thread.request,
    query: changed,
    job: {
      ...newDraftJob(requestId, query),
      ...(job?.call !== undefined && { call: job.call }),
      cause,
      updated_at: now,
    },
    audit: [
      {
        at: now,
        actor: member,
        action: kind === 'added' ? 'question.added_to' : 'question.corrected',
        target: requestPath(requestId),
        before: { query_id: query.id, question: query.question },
        after: { query_id: query.id, question },
      },
    ],
    spends: { allowances: changeAllowances(member.id), at: now },
  };
}
