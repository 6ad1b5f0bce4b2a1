const HOUR = 60;
const DAY = 24 * HOUR;

/** "40 min", "3 h 20 min" or "2 d 4 h", rounded to the smaller unit. */
export function elapsed(minutes: number): string {
  if (minutes < 2 * DAY) return inUnits(Math.round(minutes), HOUR, ['h', 'min']);
  return inUnits(Math.round(minutes / HOUR), 24, ['d', 'h']);
}

function inUnits(count: number, size: number, [large, small]: readonly [string, string]): string {
  const [whole, rest] = [Math.floor(count / size), count % size];
  const parts = [...(whole > 0 ? [`${whole} ${large}`] : []), ...(rest > 0 || whole === 0 ? [`${rest} ${small}`] : [])];
  return parts.join(' ');
}
