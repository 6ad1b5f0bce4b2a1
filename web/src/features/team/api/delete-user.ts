import { api } from '../../../lib/api.ts';

/** Ends a user's access, or revokes an invitation. Rejects with an `ApiError`. */
export async function deleteUser(id: string): Promise<void> {
  await api.delete(`/users/${encodeURIComponent(id)}`);
}
