import type { UserRole } from '@trialdesk/contract/replies/users';
import { call } from '../api.ts';

export function lookUpRole(email: string): Promise<UserRole> {
  return call('getRole', { params: { email } });
}
