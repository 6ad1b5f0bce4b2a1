import { queryParts } from '@trialdesk/contract/query-values';
import type { Query } from 'firebase-admin/firestore';

/** Together they find records with any of the values, however many; none without values. */
export function anyOf<T>(all: Query<T>, field: string, values: readonly string[]): Query<T>[] {
  return queryParts(values).map((part) => all.where(field, 'in', part));
}
