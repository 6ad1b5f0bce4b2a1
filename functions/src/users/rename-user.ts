import type { User } from '@trialdesk/contract/entities/user';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { renameAccount } from './accounts.ts';
import { storeName } from './user-repository.ts';

export interface Renaming {
  member: Member;
  userId: string;
  name: string;
  clock: Clock;
}

/**
 * The record, then the account; a repeated call completes an interrupted one. Requests and the audit trail keep the old
 * name. Errors: 404; 409 for an invited person, who chooses a name at registration.
 */
export async function renameUser({ member, userId, name, clock }: Renaming): Promise<User> {
  const user = await storeName(userId, name, { actor: member, at: clock() });
  if (user === null) throw new ApiError('not_found', 'noSuchUser');
  if (user === 'invited') throw new ApiError('conflict', 'nameAtRegistration');
  await renameAccount(userId, name);
  return user;
}
