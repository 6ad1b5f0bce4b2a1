const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in one unit: "5 min", "3 h", "12 d". */
export function shortAge(at: string, now: number): string {
  const age = Math.max(0, now - Date.parse(at));
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  return age < DAY ? `${Math.floor(age / HOUR)} h` : `${Math.floor(age / DAY)} d`;
}
