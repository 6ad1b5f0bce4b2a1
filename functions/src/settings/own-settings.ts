import { preferencesOf, type Preferences } from '@trialdesk/contract/entities/preferences';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { renameAccount } from '../users/accounts.ts';
import { findUser } from '../users/user-repository.ts';
import { storeOwnName, storePreferences } from './own-record-repository.ts';

/** What a person has chosen for themselves. Errors: 403 for somebody deleted meanwhile. */
export async function ownPreferences(member: Member): Promise<Preferences> {
  return preferencesOf(there(await findUser(member.id)));
}

/** Sets one part of a person's own preferences; answers all of them. Errors: 403 for somebody deleted meanwhile. */
export async function choosePreferences(
  member: Member,
  part: Partial<Preferences>,
  clock: Clock,
): Promise<Preferences> {
  return there(await storePreferences(part, { member, at: clock() })).preferences;
}

/**
 * Gives a person another name: their record first, then their account, which a repeated call makes up for when the
 * first was cut short. Requests and the audit trail keep the name that things were done under.
 * Errors: 403 for somebody deleted meanwhile.
 */
export async function renameSelf(member: Member, name: string, clock: Clock): Promise<{ name: string }> {
  const renamed = there(await storeOwnName(name, { member, at: clock() }));
  await renameAccount(member.id, name);
  return renamed;
}

function there<T>(found: T | null): T {
  if (found === null) throw new ApiError('forbidden', 'noAccess');
  return found;
}
