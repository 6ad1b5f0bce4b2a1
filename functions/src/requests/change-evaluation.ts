import { isDeepStrictEqual } from 'node:util';
import { evaluationDeadline, type Evaluation, type EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { changeEvaluationOf } from './evaluation-repository.ts';
import { addressOf, type OwnQuestion } from './own-question.ts';
import { notFound } from './request-access.ts';
import { requestPath } from './request-repository.ts';

export interface Reevaluation extends OwnQuestion {
  evaluation: EvaluationInput;
  clock: Clock;
}

/**
 * Replaces what the person who sent the answer said of its draft. Errors: 403 for anybody else; 404; 409 while nothing
 * is sent, and after the deadline.
 */
export async function changeEvaluation(changed: Reevaluation): Promise<void> {
  const { member, requestId, queryId, clock } = changed;
  const found = await changeEvaluationOf(addressOf(changed), ({ query }, evaluation) => {
    if (!query) throw new ApiError('not_found', 'noSuchQuestion');
    if (!query.sent || !evaluation) throw new ApiError('conflict', 'notAnswered');
    if (query.sent.sent_by.id !== member.id) throw new ApiError('forbidden', 'ownEvaluationsOnly');
    const now = clock();
    if (now >= evaluationDeadline(query.sent.sent_at)) throw new ApiError('conflict', 'evaluationFixed');
    const [before, after] = [inputOf(evaluation), inputOf(changed.evaluation)];
    if (isDeepStrictEqual(before, after)) return null;
    const next: Evaluation = { ...evaluation, ...after, evaluated_by: asActor(member), evaluated_at: now };
    return {
      evaluation: next,
      audit: {
        at: now,
        actor: member,
        action: 'evaluation.changed',
        target: requestPath(requestId),
        before: { query_id: queryId, ...before },
        after: { query_id: queryId, ...after },
      },
    };
  });
  if (!found) throw notFound();
}

function inputOf({ answered, relevance, tone, citation_quality, comment }: EvaluationInput): EvaluationInput {
  return { answered, relevance, tone, citation_quality, comment };
}
