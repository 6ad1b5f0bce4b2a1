import type { User, UserStatus } from '@trialdesk/contract/entities/user';
import { covers, rolesWith, type Capability } from '@trialdesk/contract/permissions';
import type { Query } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { users } from '../firebase/collections.ts';
import type { By } from '../names/named-record-repository.ts';
import { releaseAddress, summaryOf, userPath } from './invitation-repository.ts';

export async function findUser(id: string): Promise<User | null> {
  return (await users().doc(id).get()).data() ?? null;
}

/** Addresses are stored in lower case. */
export async function findUserByEmail(email: string): Promise<User | null> {
  const found = await users().where('email', '==', email.toLowerCase()).limit(1).get();
  return found.docs[0]?.data() ?? null;
}

/** By name, unnamed last. */
export async function listUsers(): Promise<User[]> {
  const all = await users().get();
  return all.docs
    .map((doc) => doc.data())
    .sort((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name, 'en'));
}

export async function activeUsersWith(capability: Capability): Promise<User[]> {
  return (await activeWith(capability).get()).docs.map((doc) => doc.data());
}

function activeWith(capability: Capability): Query<User> {
  return users().where('role', 'in', rolesWith(capability)).where('status', '==', 'active');
}

export async function siteManagersOf(siteId: string): Promise<User[]> {
  const members = await users().where('site_ids', 'array-contains', siteId).get();
  return members.docs
    .map((doc) => doc.data())
    .filter((user) => user.status === 'active' && covers(user, 'manage_sites', { site_id: siteId }));
}

/**
 * Removes a user or an invitation and frees the address, unless the last active Administrator would go or the status
 * is not the `believed` one.
 */
export async function removeUser(
  id: string,
  by: By,
  believed?: UserStatus,
): Promise<'removed' | 'unknown' | 'changed' | 'last_administrator'> {
  return database().runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(id))).data();
    if (!user) return 'unknown';
    if (believed !== undefined && user.status !== believed) return 'changed';
    const administrators = (await transaction.get(activeWith('manage_users').limit(2))).docs.map((doc) => doc.id);
    if (administrators.length === 1 && administrators[0] === id) return 'last_administrator';
    transaction.delete(users().doc(id));
    releaseAddress(transaction, user);
    recordAudit(transaction, {
      ...by,
      action: 'user.deleted',
      target: userPath(id),
      before: summaryOf(user),
      after: null,
    });
    return 'removed';
  });
}
