import type { Ownership, RequestSummary } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { covers } from '@trialdesk/contract/permissions';
import type { AuditActor, AuditEvent } from '../audit/audit-repository.ts';

export interface NewOwner {
  owner: Ownership;
  audit: AuditEvent[];
}

export interface Assigning {
  actor: AuditActor;
  at: string;
  reason?: string;
}

export const NOBODY: Ownership = { owner_id: null, owner_name: null };

/** Null for the same owner. */
export function newOwner(
  request: RequestSummary,
  { owner_id, owner_name }: Ownership,
  assigning: Assigning,
): NewOwner | null {
  const before = ownershipOf(request);
  if (before.owner_id === owner_id) return null;
  return {
    owner: { owner_id, owner_name },
    audit: [
      {
        ...assigning,
        action: 'request.assigned',
        target: `${COLLECTIONS.requests}/${request.request_id}`,
        before: { ...before },
        after: { owner_id, owner_name },
      },
    ],
  };
}

/** Writing on a request that nobody owns takes it. */
export function takenBy(request: RequestSummary, assigning: Assigning): { owner?: Ownership; audit: AuditEvent[] } {
  const { id, name } = assigning.actor;
  const isOwned = ownershipOf(request).owner_id !== null;
  return (isOwned ? null : newOwner(request, { owner_id: id, owner_name: name }, assigning)) ?? { audit: [] };
}

export function mayOwn(user: User, request: RequestSummary): boolean {
  return user.status === 'active' && covers(user, 'answer_requests', request);
}

/** Requests not yet migrated (`npm run migrate`) have no owner. */
export function ownershipOf({ owner_id = null, owner_name = null }: Partial<Ownership>): Ownership {
  return { owner_id, owner_name };
}
