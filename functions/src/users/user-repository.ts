import { isDeepStrictEqual } from 'node:util';
import type { User, UserStatus } from '@trialdesk/contract/entities/user';
import { can, covers, rolesWith, type Capability } from '@trialdesk/contract/permissions';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { presence, readMarks, scoreStreaks, seenRequests, users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { byName } from '../names/page-by-name.ts';
import type { By } from '../names/named-record-repository.ts';
import { deletePersonalRecords } from '../owned-records/owned-record-repository.ts';
import type { Access } from './access.ts';
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
  return all.docs.map((doc) => doc.data()).sort(byName);
}

/** Whatever their role. */
function teamOf(siteId: string): Query<User> {
  return users().where('site_ids', 'array-contains', siteId);
}

/** By name, unnamed last. */
export async function listTeam(siteId: string): Promise<User[]> {
  return (await teamOf(siteId).get()).docs.map((doc) => doc.data()).sort(byName);
}

/** Those restricted to studies of which this is one, by name, unnamed last. */
export async function listAssigned(studyId: string): Promise<User[]> {
  const found = await users().where('study_ids', 'array-contains', studyId).get();
  return found.docs.map((doc) => doc.data()).sort(byName);
}

export async function countTeam(siteId: string): Promise<number> {
  return (await teamOf(siteId).count().get()).data().count;
}

export async function activeUsersWith(capability: Capability): Promise<User[]> {
  return (await activeWith(capability).get()).docs.map((doc) => doc.data());
}

function activeWith(capability: Capability): Query<User> {
  return users().where('role', 'in', rolesWith(capability)).where('status', '==', 'active');
}

export async function siteManagersOf(siteId: string): Promise<User[]> {
  const managers = await activeWith('manage_sites').where('site_ids', 'array-contains', siteId).get();
  return managers.docs.map((doc) => doc.data()).filter((user) => covers(user, 'manage_sites', { site_id: siteId }));
}

/** Null when there is none; `invited` when they have not registered. The same name again writes nothing. */
export async function storeName(id: string, name: string, by: By): Promise<User | 'invited' | null> {
  return runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(id))).data();
    if (!user) return null;
    if (user.status === 'invited') return 'invited';
    if (user.name === name) return user;
    transaction.update(users().doc(id), { name });
    recordAudit(transaction, {
      ...by,
      action: 'user.renamed',
      target: userPath(id),
      before: { name: user.name },
      after: { name },
    });
    return { ...user, name };
  });
}

/** Null when there is none. The same access again writes nothing. */
export async function storeAccess(id: string, access: Access, by: By): Promise<User | 'last_administrator' | null> {
  return runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(id))).data();
    if (!user) return null;
    const before: Access = { role: user.role, site_ids: user.site_ids, study_ids: user.study_ids };
    if (isDeepStrictEqual(before, access)) return user;
    if (!can(access, 'manage_users') && (await isLastAdministrator(transaction, id))) return 'last_administrator';
    transaction.update(users().doc(id), { ...access });
    recordAudit(transaction, { ...by, action: 'user.access_changed', target: userPath(id), before, after: access });
    return { ...user, ...access };
  });
}

async function isLastAdministrator(transaction: Transaction, id: string): Promise<boolean> {
  const { docs } = await transaction.get(activeWith('manage_users').limit(2));
  return docs.length === 1 && docs[0]?.id === id;
}

/**
 * With what is theirs alone; frees the address. Not if the last active Administrator would go or the status is not the
 * `expectedStatus`.
 */
export async function removeUser(
  id: string,
  by: By,
  expectedStatus?: UserStatus,
): Promise<'removed' | 'unknown' | 'changed' | 'last_administrator'> {
  return runTransaction(async (transaction) => {
    const user = (await transaction.get(users().doc(id))).data();
    if (!user) return 'unknown';
    if (expectedStatus !== undefined && user.status !== expectedStatus) return 'changed';
    if (await isLastAdministrator(transaction, id)) return 'last_administrator';
    await deletePersonalRecords(transaction, id);
    transaction.delete(users().doc(id));
    transaction.delete(readMarks().doc(id));
    transaction.delete(seenRequests().doc(id));
    transaction.delete(scoreStreaks().doc(id));
    transaction.delete(presence().doc(id));
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
