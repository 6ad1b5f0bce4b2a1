import type { UserStatus } from '@trialdesk/contract/entities/user';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { closeAccount } from './accounts.ts';
import { removeUser } from './user-repository.ts';

export interface Deletion {
  member: Member;
  userId: string;
  /** Omit to accept any. */
  expectedStatus?: UserStatus | undefined;
  reason?: string | undefined;
  clock: Clock;
}

/**
 * Or revokes an invitation. Removing the record ends all access; the account is closed after that, and a repeated call
 * completes an interrupted one. Errors: 404; 409 for oneself, the last active Administrator or another status than
 * expected.
 */
export async function deleteUser({ member, userId, expectedStatus, reason, clock }: Deletion): Promise<void> {
  if (userId === member.id) throw new ApiError('conflict', 'deletesSelf');
  const result = await removeUser(userId, { actor: member, at: clock(), reason }, expectedStatus);
  if (result === 'last_administrator') {
    throw new ApiError('conflict', 'lastAdministrator');
  }
  if (result === 'changed') {
    throw new ApiError('conflict', expectedStatus === 'invited' ? 'registeredMeanwhile' : 'notRegistered');
  }
  const closed = await closeAccount(userId);
  if (result === 'unknown' && !closed) throw new ApiError('not_found', 'noSuchUser');
}
