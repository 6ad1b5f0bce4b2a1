import type { Reach } from '@trialdesk/contract/permissions';
import { scopeFilters } from '@trialdesk/contract/scope-filters';
import { where, type QueryConstraint } from 'firebase/firestore';

/** Constraints of the queries that together find the records of a reach; none when nothing is in it. */
export function within(reach: Reach): QueryConstraint[][] {
  return scopeFilters(reach).map(({ site_ids, study_ids }) => [
    ...(site_ids === null ? [] : [where('site_id', 'in', site_ids)]),
    ...(study_ids === null ? [] : [where('study_id', 'in', study_ids)]),
  ]);
}
