import type { Role } from '@trialdesk/contract/roles';
import { ApiError } from './api-error.ts';
import type { Member } from './member.ts';

/** Errors: 403. */
export function authorize(member: Member, roles: readonly Role[]): void {
  if (!roles.includes(member.role)) {
    throw new ApiError('forbidden', 'roleNotAllowed');
  }
}
