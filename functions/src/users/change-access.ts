import type { ChangeAccessPayload } from '@trialdesk/contract/payloads/access';
import type { User } from '@trialdesk/contract/entities/user';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { assigned } from './access.ts';
import { storeAccess } from './user-repository.ts';

export interface AccessChange {
  member: AuthorizedMember;
  userId: string;
  input: ChangeAccessPayload;
  clock: Clock;
}

/**
 * From the user's next call on; of an invitation, what it is for. Errors: 400 for an unknown site or study; 404; 409
 * for oneself and for the last active Administrator.
 */
export async function changeAccess({ member, userId, input, clock }: AccessChange): Promise<User> {
  if (userId === member.id) throw new ApiError('conflict', 'changesOwnAccess');
  const access = await assigned(member.reach, input);
  const user = await storeAccess(userId, access, { actor: member, at: clock(), reason: input.reason });
  if (user === null) throw new ApiError('not_found', 'noSuchUser');
  if (user === 'last_administrator') throw new ApiError('conflict', 'lastAdministratorStays');
  return user;
}
