import { isDeepStrictEqual } from 'node:util';
import { preferencesOf, type Preferences } from '@trialdesk/contract/entities/preferences';
import type { User } from '@trialdesk/contract/entities/user';
import { recordAudit, type AuditEvent } from '../audit/audit-repository.ts';
import { database } from '../firebase/app.ts';
import { users } from '../firebase/collections.ts';
import type { Member } from '../http/member.ts';
import { userPath } from '../users/invitation-repository.ts';

export interface OwnChange {
  member: Member;
  at: string;
}

/** Changes the given part only. Null when the person has been deleted. */
export async function storePreferences(
  part: Partial<Preferences>,
  change: OwnChange,
): Promise<{ preferences: Preferences } | null> {
  return changeOwn(change, (user) => {
    const preferences = { ...user.preferences, ...part };
    const before = preferencesOf(user);
    const after = preferencesOf({ preferences });
    if (isDeepStrictEqual(preferences, user.preferences)) return { answer: { preferences: after } };
    const names = Object.keys(part) as (keyof Preferences)[];
    const only = (all: Preferences) => Object.fromEntries(names.map((name) => [name, all[name]]));
    return {
      answer: { preferences: after },
      write: { preferences },
      event: { action: 'preferences.changed', before: only(before), after: only(after) },
    };
  });
}

/** Null when the person has been deleted. */
export async function storeOwnName(name: string, change: OwnChange): Promise<{ name: string } | null> {
  return changeOwn(change, (user) => {
    if (user.name === name) return { answer: { name } };
    return {
      answer: { name },
      write: { name },
      event: { action: 'user.renamed', before: { name: user.name }, after: { name } },
    };
  });
}

interface Decision<Answer> {
  answer: Answer;
  /** Omit when nothing changes. */
  write?: Partial<Pick<User, 'name' | 'preferences'>>;
  event?: Pick<AuditEvent, 'action' | 'before' | 'after'>;
}

/** Changes only what `decide` names; role and sites, which rules trust, are out of reach. */
async function changeOwn<Answer>(
  { member, at }: OwnChange,
  decide: (user: User) => Decision<Answer>,
): Promise<Answer | null> {
  return database().runTransaction(async (transaction) => {
    const record = users().doc(member.id);
    const user = (await transaction.get(record)).data();
    if (!user) return null;
    const { answer, write, event } = decide(user);
    if (write) transaction.update(record, write);
    if (event) recordAudit(transaction, { ...event, at, actor: member, target: userPath(member.id) });
    return answer;
  });
}
