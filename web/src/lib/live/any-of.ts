import { queryParts } from '@trialdesk/contract/query-values';
import { where, type FieldPath, type QueryConstraint } from 'firebase/firestore';

/** Constraints of the queries that together find the records whose field has any of these values, however many. */
export function anyOf(field: string | FieldPath, values: readonly string[]): QueryConstraint[][] {
  return queryParts(values).map((part) => [where(field, 'in', part)]);
}
