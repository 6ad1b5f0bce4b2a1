import type { User } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import { secondsAfter, type Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { newId } from '../ids.ts';
import { requireStrongPassword } from '../security/strong-password.ts';
import { setPassword } from './accounts.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { claimReset, releaseReset, storeReset, useReset, type ResetClaim } from './password-reset-repository.ts';
import { findUserByEmail } from './user-repository.ts';

/** Milliseconds that every request takes at least, so that its duration does not reveal who has an account. */
const SHORTEST = 1_000;

/** Mails a link to an active user; does nothing for anyone else. */
export async function requestPasswordReset(email: string, origin: string, clock: Clock): Promise<void> {
  const atLeast = new Promise((resolve) => setTimeout(resolve, SHORTEST));
  const user = await findUserByEmail(email);
  if (user?.status === 'active') {
    const [token, created_at] = [newId(), clock()];
    await storeReset({
      user,
      token,
      reset: {
        user_id: user.id,
        created_at,
        expires_at: secondsAfter(created_at, LIMITS.passwordResetMinutes * 60),
        used_at: null,
      },
      mail: passwordResetMail(user, token, origin),
    });
  }
  await atLeast;
}

/**
 * Sets the password, then uses the link up: an interrupted call can be repeated once its lease expired. Errors: 400 for
 * a refused password; 409 during another attempt; 410 for a link that is unknown, used or expired.
 */
export async function completePasswordReset(token: string, password: string, clock: Clock): Promise<void> {
  const attempt = { token, id: newId() };
  const user = claimed(await claimReset(attempt, clock()));
  try {
    await requireStrongPassword(password, user);
    await setPassword(user.id, password);
  } catch (error) {
    await releaseReset(attempt);
    throw error;
  }
  if (!(await useReset(attempt, user, clock()))) throw new ApiError('gone', 'resetInvalid');
}

function claimed(claim: ResetClaim): User {
  switch (claim.result) {
    case 'claimed':
      return claim.user;
    case 'ended':
      throw new ApiError('gone', 'resetInvalid');
    case 'in_hands':
      throw new ApiError('conflict', 'resetInProgress');
  }
}
