import type { MessageKey } from '@trialdesk/contract/messages';
import { ApiError } from '../../../lib/api-error.ts';

export interface InviteFailure {
  message: MessageKey;
  values: Record<string, string>;
}

/** The message for an invitation that failed: the server's sentence first (specification, section 8). */
export function inviteFailure(error: unknown): InviteFailure {
  if (!(error instanceof ApiError)) return { message: 'userCreationFailed', values: {} };
  if (error.code === 'forbidden') return { message: 'inviteDenied', values: {} };
  const saysMore = !error.isOwnWords || error.code === 'unreachable';
  return saysMore
    ? { message: 'userCreationRefused', values: { detail: error.detail } }
    : { message: 'userCreationFailed', values: {} };
}
