const FIRST_SECONDS = 60;
const LONGEST_SECONDS = 15 * 60;

/** After this many failures in a row: a minute, doubled up to a quarter of an hour. */
export function backoffSeconds(failures: number): number {
  return Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (Math.max(1, failures) - 1));
}
