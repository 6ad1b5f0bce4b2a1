import type { UserRole } from '@trialdesk/contract/replies/users';
import { api } from '../api.ts';

/** The role record of the user with this address. */
export async function lookUpRole(email: string): Promise<UserRole> {
  return (await api.get(`/users/email/${encodeURIComponent(email)}/role`)) as UserRole;
}
