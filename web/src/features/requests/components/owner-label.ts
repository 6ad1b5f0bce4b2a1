import type { Ownership } from '@trialdesk/contract/entities/request';

/** Requests that `npm run migrate` has not reached have no owner either. */
export function ownerLabel({ owner_name }: Partial<Ownership>): string {
  return owner_name ?? 'Unassigned';
}
