import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { userPath } from './invitation-repository.ts';

export interface SessionEnd {
  actor: AuditActor;
  at: string;
  action: Extract<AuditAction, 'user.signed_out_everywhere' | 'user.password_changed' | 'user.password_reset'>;
}

/** For API and rules at once; sessions begun in the same second remain, as with the provider. */
export async function storeSessionEnd(end: SessionEnd): Promise<void> {
  await runTransaction((transaction) => {
    storeSessionEndIn(transaction, end);
    return Promise.resolve();
  });
}

/** As `storeSessionEnd`, in a transaction whose reads come first. */
export function storeSessionEndIn(transaction: Transaction, { actor, at, action }: SessionEnd): void {
  const sessions_from = Math.floor(Date.parse(at) / 1000);
  transaction.update(users().doc(actor.id), { sessions_from });
  recordAudit(transaction, { at, actor, action, target: userPath(actor.id), before: null, after: { sessions_from } });
}
