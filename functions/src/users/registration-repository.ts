import type { User } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import { FieldValue } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { secondsAfter } from '../clock.ts';
import { database } from '../firebase/app.ts';
import { users } from '../firebase/collections.ts';
import { summaryOf, userPath } from './invitation-repository.ts';

/** One attempt to complete a registration. */
export interface Attempt {
  userId: string;
  /** Tells this attempt from any other. */
  id: string;
}

export type Claim =
  | { result: 'claimed'; user: User }
  | { result: 'unknown' }
  | { result: 'used' }
  | { result: 'expired' }
  | { result: 'in_hands' };

/**
 * Takes an invitation up, so that of two attempts at the same moment one goes on. An attempt that has taken it up
 * before keeps it; one that has gone silent loses it when its lease ends.
 */
export async function claimInvitation({ userId, id }: Attempt, now: string): Promise<Claim> {
  return database().runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(userId))).data();
    if (!user) return { result: 'unknown' };
    if (user.status === 'active') return { result: 'used' };
    const { registration, invitation_expires_at } = user;
    if (registration && registration.id !== id && registration.lease_until > now) return { result: 'in_hands' };
    if (registration?.id !== id && (invitation_expires_at ?? '') <= now) return { result: 'expired' };
    transaction.update(users().doc(userId), {
      registration: { id, lease_until: secondsAfter(now, LIMITS.registrationLeaseSeconds) },
    });
    return { result: 'claimed', user };
  });
}

/** Gives an invitation back that could not be completed, so that the next attempt need not wait. */
export async function releaseInvitation({ userId, id }: Attempt): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(userId))).data();
    if (user?.registration?.id !== id) return;
    transaction.update(users().doc(userId), { registration: FieldValue.delete() });
  });
}

/** Makes the invited person a user; null when the invitation is gone or in other hands. */
export async function activateUser({ userId, id }: Attempt, name: string, now: string): Promise<User | null> {
  return database().runTransaction(async (transaction) => {
    const invited = (await transaction.get(users().doc(userId))).data();
    if (invited?.registration?.id !== id) return null;
    const user: User = { ...invited, name, status: 'active', invitation_expires_at: null };
    delete user.registration;
    transaction.set(users().doc(userId), user);
    recordAudit(transaction, {
      at: now,
      actor: user,
      action: 'user.registered',
      target: userPath(userId),
      before: { status: invited.status },
      after: summaryOf(user),
    });
    return user;
  });
}
