import { queryParts } from '@trialdesk/contract/query-values';
import type { Query } from 'firebase-admin/firestore';

/** Queries that together find the records whose field has any of these values, however many; none without values. */
export function anyOf<T>(all: Query<T>, field: string, values: readonly string[]): Query<T>[] {
  return queryParts(values).map((part) => all.where(field, 'in', part));
}
