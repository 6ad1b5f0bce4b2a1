const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'} left`;
}

/** Time until `expiresAt` (ISO 8601) in whole hours or minutes; null if expired. `now` is in ms since the epoch. */
export function timeLeft(expiresAt: string, now: number): string | null {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return null;
  if (left >= HOUR) return count(Math.floor(left / HOUR), 'hour');
  return count(Math.ceil(left / MINUTE), 'minute');
}
