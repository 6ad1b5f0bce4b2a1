import type { Role } from '@trialdesk/contract/roles';
import { ApiError } from './api-error.ts';
import type { Member } from './member.ts';

/** Lets the member pass when the route names their role. Errors: 403. */
export function authorize(member: Member, roles: readonly Role[]): void {
  if (!roles.includes(member.role)) {
    throw new ApiError('forbidden', 'roleNotAllowed');
  }
}
