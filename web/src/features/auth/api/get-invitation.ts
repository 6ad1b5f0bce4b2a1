import type { InvitationLookup } from '@trialdesk/contract/replies/users';
import { callPublicly } from '../../../lib/api.ts';

/** Rejects with an `ApiError`. */
export async function getInvitation(userId: string, signal: AbortSignal): Promise<InvitationLookup> {
  return callPublicly('getInvitation', { params: { userId }, signal });
}
