import type { UserRole } from '@trialdesk/contract/replies/users';
import { call } from '../api.ts';

/** The role record of the user with this email address. */
export function lookUpRole(email: string): Promise<UserRole> {
  return call('getRole', { params: { email } });
}
