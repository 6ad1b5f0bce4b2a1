import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { streakAfterChange } from '@trialdesk/contract/entities/score-streak';
import { queryKey } from '@trialdesk/contract/paths';
import { recordAudit, type AuditEvent } from '../audit/audit-repository.ts';
import { evaluations } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { readThread, type OpenThread, type QueryAddress } from './open-thread-repository.ts';
import { changeStreak } from './score-streak-repository.ts';

interface EvaluationChange {
  evaluation: Evaluation;
  audit: AuditEvent;
}

/** Returns null to change nothing, may run more than once, and refuses by throwing. */
type Decide = (thread: OpenThread, evaluation: Evaluation | null) => EvaluationChange | null;

/** With its audit entry; the request stays as it is. Null without such a request. Errors: 403 beyond the reach. */
export async function changeEvaluationOf(
  address: QueryAddress & { queryId: string },
  decide: Decide,
): Promise<OpenThread | null> {
  return runTransaction(async (transaction) => {
    const thread = await readThread(transaction, address);
    if (!thread) return null;
    const place = evaluations().doc(queryKey(address.requestId, address.queryId));
    const change = decide(thread, (await transaction.get(place)).data() ?? null);
    if (!change) return thread;
    const { evaluation } = change;
    await changeStreak(transaction, evaluation.evaluated_by.id, (streak) => streakAfterChange(streak, evaluation));
    transaction.set(place, evaluation);
    recordAudit(transaction, change.audit);
    return thread;
  });
}

export async function evaluationsOf({ request_id }: RequestRecord): Promise<Evaluation[]> {
  return (await evaluations().where('request_id', '==', request_id).get()).docs.map((doc) => doc.data());
}
