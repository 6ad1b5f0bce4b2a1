import { preferencesOf, type Preferences } from '@trialdesk/contract/entities/preferences';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { findUser } from '../users/user-repository.ts';
import { storePreferences } from './own-record-repository.ts';

/** Errors: 403 for a deleted user. */
export async function ownPreferences(member: Member): Promise<Preferences> {
  return preferencesOf(there(await findUser(member.id)));
}

/** Returns all preferences. Errors: 403 for a deleted user. */
export async function choosePreferences(
  member: Member,
  part: Partial<Preferences>,
  clock: Clock,
): Promise<Preferences> {
  return there(await storePreferences(part, { member, at: clock() }));
}

function there<T>(found: T | null): T {
  if (found === null) throw new ApiError('forbidden', 'noAccess');
  return found;
}
