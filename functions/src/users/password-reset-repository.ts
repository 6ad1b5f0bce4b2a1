import { createHash } from 'node:crypto';
import type { PasswordReset } from '@trialdesk/contract/entities/password-reset';
import type { User } from '@trialdesk/contract/entities/user';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { mail, passwordResets, users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { isHeldBy, takeLease, type Lease } from '../lease.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';
import { userPath } from './invitation-repository.ts';
import { storeSessionEndIn } from './own-sessions-repository.ts';

const resetOf = (token: string) => passwordResets().doc(createHash('sha256').update(token).digest('hex'));

export interface NewReset {
  user: User;
  token: string;
  reset: PasswordReset;
  mail: OutgoingMail;
}

export async function storeReset({ user, token, reset, mail: outgoing }: NewReset): Promise<void> {
  await runTransaction((transaction) => {
    const ended_at = Timestamp.fromDate(new Date(reset.expires_at));
    transaction.create(resetOf(token), { ...reset, ended_at });
    transaction.set(mail().doc(outgoing.id), outgoing.mail);
    recordAudit(transaction, {
      at: reset.created_at,
      actor: user,
      action: 'user.password_reset_requested',
      target: userPath(user.id),
      before: null,
      after: { expires_at: reset.expires_at },
    });
    return Promise.resolve();
  });
}

export interface ResetAttempt {
  token: string;
  id: string;
}

export type ResetClaim = { result: 'claimed'; user: User } | { result: 'ended' } | { result: 'in_hands' };

/**
 * Leases the token to one call, so that of two simultaneous ones only one sets a password. Ended once used, expired, or
 * older than the end of all sessions.
 */
export async function claimReset({ token, id }: ResetAttempt, now: string): Promise<ResetClaim> {
  return runTransaction(async (transaction) => {
    const reset = (await transaction.get(resetOf(token))).data();
    const user = reset && (await transaction.get(users().doc(reset.user_id))).data();
    if (!user || !isUsable(reset, now) || user.status !== 'active') return { result: 'ended' };
    if (Date.parse(reset.created_at) < (user.sessions_from ?? 0) * 1000) return { result: 'ended' };
    const lease = takeLease(leaseOf(reset), { holder: id, now, seconds: SERVER_LIMITS.registrationLeaseSeconds });
    if (!lease) return { result: 'in_hands' };
    transaction.update(resetOf(token), { attempt: { id, lease_until: lease.until } });
    return { result: 'claimed', user };
  });
}

/** After a refused password, for the next call to start at once. */
export async function releaseReset({ token, id }: ResetAttempt): Promise<void> {
  await runTransaction(async (transaction) => {
    const reset = (await transaction.get(resetOf(token))).data();
    if (reset && isHeldBy(leaseOf(reset), id)) transaction.update(resetOf(token), { attempt: FieldValue.delete() });
  });
}

/** Ends all sessions. False when another call has taken over. */
export async function useReset({ token, id }: ResetAttempt, user: User, at: string): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const reset = (await transaction.get(resetOf(token))).data();
    if (!reset || !isUsable(reset, at) || !isHeldBy(leaseOf(reset), id)) return false;
    transaction.update(resetOf(token), { used_at: at });
    storeSessionEndIn(transaction, { actor: user, at, action: 'user.password_reset' });
    return true;
  });
}

function leaseOf({ attempt }: PasswordReset): Lease | null {
  return attempt ? { holder: attempt.id, until: attempt.lease_until } : null;
}

function isUsable({ used_at, expires_at }: PasswordReset, now: string): boolean {
  return used_at === null && now < expires_at;
}
