import type { User } from '@trialdesk/contract/entities/user';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { FieldValue } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { readMarks, users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { isHeldBy, takeLease } from '../lease.ts';
import { registrationLease, summaryOf, userPath } from './invitation-repository.ts';

export interface Attempt {
  userId: string;
  id: string;
}

export type Claim =
  | { result: 'claimed'; user: User }
  | { result: 'unknown' }
  | { result: 'used' }
  | { result: 'expired' }
  | { result: 'in_hands' };

/** Leases it, so that of two simultaneous attempts only one proceeds. */
export async function claimInvitation({ userId, id }: Attempt, now: string): Promise<Claim> {
  return runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(userId))).data();
    if (!user) return { result: 'unknown' };
    if (user.status === 'active') return { result: 'used' };
    const { registration, invitation_expires_at } = user;
    const lease = takeLease(registrationLease(user), {
      holder: id,
      now,
      seconds: SERVER_LIMITS.registrationLeaseSeconds,
    });
    if (!lease) return { result: 'in_hands' };
    if (registration?.id !== id && (invitation_expires_at ?? '') <= now) return { result: 'expired' };
    transaction.update(users().doc(userId), { registration: { id: lease.holder, lease_until: lease.until } });
    return { result: 'claimed', user };
  });
}

/** After a failure, for the next attempt to start at once. */
export async function releaseInvitation({ userId, id }: Attempt): Promise<void> {
  await runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(userId))).data();
    if (!user || !isHeldBy(registrationLease(user), id)) return;
    transaction.update(users().doc(userId), { registration: FieldValue.delete() });
  });
}

/** Null when the invitation is gone or leased to another attempt. */
export async function activateUser({ userId, id }: Attempt, name: string, now: string): Promise<User | null> {
  return runTransaction(async (transaction) => {
    const invited = (await transaction.get(users().doc(userId))).data();
    if (!invited || !isHeldBy(registrationLease(invited), id)) return null;
    const user: User = { ...invited, name, status: 'active', invitation_expires_at: null };
    delete user.registration;
    transaction.set(users().doc(userId), user);
    // What was answered before someone joined is not new to them.
    transaction.set(readMarks().doc(userId), { until: now, read: {} });
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
