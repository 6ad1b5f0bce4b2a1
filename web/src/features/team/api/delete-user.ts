import type { UserView } from '@trialdesk/contract/replies/users';
import { api } from '../../../lib/api.ts';

/**
 * Ends a user's access, or revokes an invitation, of whoever still is what the screen shows. Rejects with an
 * `ApiError`, 409 when they have become something else meanwhile.
 */
export async function deleteUser({ id, status }: Pick<UserView, 'id' | 'status'>): Promise<void> {
  await api.delete(`/users/${encodeURIComponent(id)}?status=${status}`);
}
