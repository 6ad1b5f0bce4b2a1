import { LIMITS } from '@trialdesk/contract/limits';
import { secondsAfter } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';

/** Errors: 403 `fresh_sign_in_required` when the password was entered too long ago. */
export function requireFreshSignIn(signedInAt: string, now: string): void {
  if (secondsAfter(signedInAt, LIMITS.freshSignInMinutes * 60) < now) {
    throw new ApiError('fresh_sign_in_required', 'enterPassword');
  }
}
