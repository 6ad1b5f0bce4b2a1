import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { closeAccount } from './accounts.ts';
import { removeUser } from './user-repository.ts';

export interface Deletion {
  member: Member;
  userId: string;
  clock: Clock;
}

/**
 * Ends a user's access or revokes an invitation. The record goes first, and with it all access, whatever token is
 * still about; then the account is closed, which a repeated call makes up for when the first was cut short.
 * Errors: 404, 409 for oneself and for the last active Administrator.
 */
export async function deleteUser({ member, userId, clock }: Deletion): Promise<void> {
  if (userId === member.id) throw new ApiError('conflict', 'You cannot delete your own account.');
  const result = await removeUser(userId, { actor: member, at: clock() });
  if (result === 'last_administrator') {
    throw new ApiError('conflict', 'The last Administrator cannot be deleted.');
  }
  const closed = await closeAccount(userId);
  if (result === 'unknown' && !closed) throw new ApiError('not_found', 'There is no such user.');
}
