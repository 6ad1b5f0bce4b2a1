import type { User } from '@trialdesk/contract/entities/user';
import type { RegistrationPayload } from '@trialdesk/contract/payloads/registration';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { newId } from '../ids.ts';
import { requireStrongPassword } from '../security/strong-password.ts';
import { endedInvitation } from './invitation-ending.ts';
import { closeAccount, openAccount } from './accounts.ts';
import {
  activateUser,
  claimInvitation,
  releaseInvitation,
  type Attempt,
  type Claim,
} from './registration-repository.ts';
import { findUser } from './user-repository.ts';

export interface Registration {
  userId: string;
  input: RegistrationPayload;
  clock: Clock;
}

/**
 * Claims the invitation, creates the account, activates the user. An interrupted call can be repeated once its lease
 * expired; nobody has access before the last step. Errors: 400 for a refused password, 409 during another attempt or
 * when the address belongs to another account, 410 for an unknown, expired or used invitation.
 */
export async function completeRegistration({ userId, input, clock }: Registration): Promise<User> {
  const attempt: Attempt = { userId, id: newId() };
  const invited = claimed(await claimInvitation(attempt, clock()));
  try {
    await requireStrongPassword(input.password, { name: input.name, email: invited.email });
    await openAccount(invited, input);
  } catch (error) {
    await releaseInvitation(attempt);
    throw error;
  }
  const user = await activateUser(attempt, input.name, clock());
  if (user) return user;
  // Revoked meanwhile: the account goes with the invitation.
  if (!(await findUser(userId))) await closeAccount(userId);
  throw endedInvitation('unknown');
}

function claimed(claim: Claim): User {
  switch (claim.result) {
    case 'claimed':
      return claim.user;
    case 'unknown':
    case 'used':
    case 'expired':
      throw endedInvitation(claim.result);
    case 'in_hands':
      throw new ApiError('conflict', 'registrationInProgress');
  }
}
