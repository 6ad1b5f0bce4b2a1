import type { User } from '@trialdesk/contract/entities/user';
import { MESSAGES } from '@trialdesk/contract/messages';
import type { InvitationEnding } from '@trialdesk/contract/replies/users';
import { ApiError } from '../http/api-error.ts';

const DETAILS = {
  unknown: MESSAGES.registrationUnknown,
  used: MESSAGES.registrationUsed,
  expired: MESSAGES.registrationExpired,
};

export function endedInvitation(ending: InvitationEnding): ApiError {
  return new ApiError('gone', DETAILS[ending]);
}

/** Null while it can be accepted. */
export function endingOf(user: User | null, now: string): InvitationEnding | null {
  if (!user) return 'unknown';
  if (user.status === 'active') return 'used';
  return (user.invitation_expires_at ?? '') <= now ? 'expired' : null;
}
