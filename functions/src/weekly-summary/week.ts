const DAY = 86_400_000;

/** Monday to Sunday, UTC. */
export interface Week {
  /** ISO 8601, such as 2026-W47. */
  name: string;
  /** `from` inclusive, `to` exclusive. */
  from: string;
  to: string;
}

/** The last whole week before the moment's own. */
export function weekBefore(moment: string): Week {
  const now = new Date(moment);
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const to = midnight - dayOfWeek(midnight) * DAY;
  const from = to - 7 * DAY;
  return { name: nameOf(from), from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

/** 0 is Monday. */
function dayOfWeek(midnight: number): number {
  return (new Date(midnight).getUTCDay() + 6) % 7;
}

/** ISO 8601: the week belongs to the year of its Thursday. */
function nameOf(monday: number): string {
  const thursday = monday + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
