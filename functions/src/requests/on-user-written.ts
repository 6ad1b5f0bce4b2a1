import type { User } from '@trialdesk/contract/entities/user';
import { SYSTEM } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { changeOwned } from './ownership-repository.ts';
import { mayOwn, newOwner, NOBODY } from './ownership.ts';

interface UserChange {
  userId: string;
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

/** What decides about ownership, and how an owner is shown. */
const FIELDS = ['status', 'role', 'site_ids', 'study_ids', 'name'] as const satisfies readonly (keyof User)[];

/**
 * Releases requests whose owner was deleted or can no longer answer, and renames the owner of others. Goes by the
 * present record: events may come twice, late and in any order.
 */
export async function onUserWritten({ userId, before, after }: UserChange, clock: Clock): Promise<void> {
  if (!before || FIELDS.every((field) => JSON.stringify(before[field]) === JSON.stringify(after?.[field]))) return;
  await changeOwned(userId, (request, owner) => {
    if (!owner || !mayOwn(owner, request)) {
      return newOwner(request, NOBODY, { actor: SYSTEM, at: clock(), reason: RELEASED });
    }
    if (request.owner_name === owner.name) return null;
    // Renaming the user is on record.
    return { owner: { owner_id: owner.id, owner_name: owner.name }, audit: [] };
  });
}

const RELEASED = 'The owner can no longer answer this request.';
