/** Values that Firestore accepts for `in`, and combinations of several in one query. */
export const MOST_VALUES = 30;

/** All values, in order, in parts that each fit one query; none without values. */
export function queryParts<T>(values: readonly T[], size = MOST_VALUES): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}
