/** Of those that are counted; the others are written alike for any number. */
const COUNTED_UNIT = /^(?!1 )\S+ (?:second|minute|hour|day|week|month|year|cycle|tablet|dose)$/;

/** "3 days" for `3 day`, as values are compared. */
export function valuesInWords(values: readonly string[]): string {
  return values.map((value) => (COUNTED_UNIT.test(value) ? `${value}s` : value)).join(', ');
}
