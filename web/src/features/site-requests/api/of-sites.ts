import { where, type QueryConstraint } from 'firebase/firestore';

/** Firestore's limit on values in one `in`. */
const MAX_SITES = 30;

/** A query limited to these sites; no query when there are none, since Firestore refuses an empty `in`. */
export function ofSites(siteIds: readonly string[], constraints: readonly QueryConstraint[]): QueryConstraint[][] {
  if (siteIds.length === 0) return [];
  return [[where('site_id', 'in', siteIds.slice(0, MAX_SITES)), ...constraints]];
}
