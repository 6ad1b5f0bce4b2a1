import { reachOf, type Capability, type Reach } from '@trialdesk/contract/permissions';
import { ApiError } from './api-error.ts';
import type { AuthorizedMember, Member } from './member.ts';

/** Errors: 403. */
export function authorize(member: Member, needs: Capability): AuthorizedMember {
  return { ...member, reach: requireReach(member, needs) };
}

/** For what an operation does beyond the capability that it needs. Errors: 403. */
export function requireReach(member: Member, capability: Capability): Reach {
  const reach = reachOf(member, capability);
  if (!reach) throw new ApiError('forbidden', 'roleNotAllowed');
  return reach;
}
