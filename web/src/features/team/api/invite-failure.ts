import type { MessageKey } from '@trialdesk/contract/messages';
import { ApiError } from '../../../lib/api-error.ts';

export interface InviteFailure {
  message: MessageKey;
  values: Record<string, string>;
}

/** The message for a failed invitation; the server's sentence wins (specification, section 8). */
export function inviteFailure(error: unknown): InviteFailure {
  if (!(error instanceof ApiError)) return { message: 'userCreationFailed', values: {} };
  if (error.code === 'forbidden') return { message: 'inviteDenied', values: {} };
  const saysMore = !error.isGeneric || error.code === 'unreachable';
  return saysMore
    ? { message: 'userCreationRefused', values: { detail: error.detail } }
    : { message: 'userCreationFailed', values: {} };
}
