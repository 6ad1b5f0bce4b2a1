import type { UserView } from '@trialdesk/contract/replies/users';
import { call } from '../../../lib/api.ts';

/**
 * Ends a user's access, or revokes an invitation, if the user still has the status shown. Rejects with an `ApiError`,
 * 409 when the status has changed.
 */
export async function deleteUser({ id, status }: Pick<UserView, 'id' | 'status'>, reason: string): Promise<void> {
  await call('deleteUser', { params: { id }, query: { status, ...(reason.trim() && { reason }) } });
}
