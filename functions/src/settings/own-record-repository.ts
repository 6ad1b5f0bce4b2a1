import { isDeepStrictEqual } from 'node:util';
import { preferencesOf, type Preferences } from '@trialdesk/contract/entities/preferences';
import { recordAudit } from '../audit/audit-repository.ts';
import { users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import type { Member } from '../http/member.ts';
import { userPath } from '../users/invitation-repository.ts';

/** The given part only; role and sites, which rules trust, are out of reach. Null for a deleted user. */
export async function storePreferences(
  part: Partial<Preferences>,
  { member, at }: { member: Member; at: string },
): Promise<Preferences | null> {
  return runTransaction(async (transaction) => {
    const record = users().doc(member.id);
    const user = (await transaction.get(record)).data();
    if (!user) return null;
    const preferences = { ...user.preferences, ...part };
    const [before, after] = [preferencesOf(user), preferencesOf({ preferences })];
    if (isDeepStrictEqual(preferences, user.preferences)) return after;
    const names = Object.keys(part) as (keyof Preferences)[];
    const only = (all: Preferences) => Object.fromEntries(names.map((name) => [name, all[name]]));
    transaction.update(record, { preferences });
    recordAudit(transaction, {
      at,
      actor: member,
      action: 'preferences.changed',
      target: userPath(member.id),
      before: only(before),
      after: only(after),
    });
    return after;
  });
}
