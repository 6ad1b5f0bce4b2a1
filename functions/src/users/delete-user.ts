import type { UserStatus } from '@trialdesk/contract/entities/user';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { closeAccount } from './accounts.ts';
import { removeUser } from './user-repository.ts';

export interface Deletion {
  member: Member;
  userId: string;
  /** What the caller takes the user for; left out, whatever they are. */
  believed?: UserStatus | undefined;
  clock: Clock;
}

/**
 * Ends a user's access or revokes an invitation. The record goes first, and with it all access, whatever token is
 * still about; then the account is closed, which a repeated call makes up for when the first was cut short.
 * Errors: 404, 409 for oneself, for the last active Administrator and for somebody who is not what the caller believes.
 */
export async function deleteUser({ member, userId, believed, clock }: Deletion): Promise<void> {
  if (userId === member.id) throw new ApiError('conflict', 'deletesSelf');
  const result = await removeUser(userId, { actor: member, at: clock() }, believed);
  if (result === 'last_administrator') {
    throw new ApiError('conflict', 'lastAdministrator');
  }
  if (result === 'changed') {
    throw new ApiError('conflict', believed === 'invited' ? 'registeredMeanwhile' : 'notRegistered');
  }
  const closed = await closeAccount(userId);
  if (result === 'unknown' && !closed) throw new ApiError('not_found', 'noSuchUser');
}
