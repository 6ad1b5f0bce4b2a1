import type { User } from '@trialdesk/contract/entities/user';
import type { Role } from '@trialdesk/contract/roles';
import { users } from '../firebase/collections.ts';

export async function findUser(id: string): Promise<User | null> {
  return (await users().doc(id).get()).data() ?? null;
}

/** E-mail addresses are stored in lower case. */
export async function findUserByEmail(email: string): Promise<User | null> {
  const found = await users().where('email', '==', email.toLowerCase()).limit(1).get();
  return found.docs[0]?.data() ?? null;
}

/** By name, those without one last. */
export async function listUsers(): Promise<User[]> {
  const all = await users().get();
  return all.docs
    .map((doc) => doc.data())
    .sort((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name, 'en'));
}

export async function activeUsersWithRole(role: Role): Promise<User[]> {
  const found = await users().where('role', '==', role).where('status', '==', 'active').get();
  return found.docs.map((doc) => doc.data());
}

export async function siteManagersOf(siteId: string): Promise<User[]> {
  const members = await users().where('site_ids', 'array-contains', siteId).get();
  return members.docs
    .map((doc) => doc.data())
    .filter(({ role, status }) => role === 'Site Manager' && status === 'active');
}
