import type { Ownership, RequestSummary } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import type { AssignRequestsPayload } from '@trialdesk/contract/payloads/assign-requests';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember, Member } from '../http/member.ts';
import { filled } from '../messages.ts';
import { changeOwners } from './ownership-repository.ts';
import { mayOwn, newOwner, NOBODY, ownershipOf, type NewOwner } from './ownership.ts';
import { notFound } from './request-access.ts';

interface Assignment {
  member: AuthorizedMember;
  input: AssignRequestsPayload;
  clock: Clock;
}

/**
 * All or none. Errors: 400 for an owner who cannot answer; 403; 404; 409 for a withdrawn request, or one that a
 * colleague owns without `take_over`.
 */
export async function assignRequests({ member, input, clock }: Assignment): Promise<void> {
  const { owner_id: ownerId, take_over } = input;
  const requestIds = [...new Set(input.request_ids)];
  await changeOwners({ reach: member.reach, requestIds, ownerId }, (request, candidate): NewOwner | null => {
    if (!request) throw notFound();
    const owner = ownerId === null ? NOBODY : ownershipBy(candidate, request);
    const changed = newOwner(request, owner, { actor: member, at: clock() });
    if (!changed) return null;
    if (request.status === 'withdrawn') throw new ApiError('conflict', 'withdrawnUnowned');
    if (!take_over) requireFree(request, member);
    return changed;
  });
}

function ownershipBy(user: User | null, request: RequestSummary): Ownership {
  if (!user || !mayOwn(user, request)) {
    throw new ApiError('bad_input', 'cannotOwn', { owner_id: 'cannotOwn' });
  }
  return { owner_id: user.id, owner_name: user.name };
}

function requireFree(request: RequestSummary, member: Member): void {
  const { owner_id, owner_name } = ownershipOf(request);
  if (owner_id === null || owner_id === member.id) return;
  throw new ApiError('conflict', filled('ownedByOther', { name: owner_name ?? '' }));
}
