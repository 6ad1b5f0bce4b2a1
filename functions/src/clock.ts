/** The present moment as ISO 8601 in UTC; handed in wherever a time is recorded, so that it can be set. */
export type Clock = () => string;

export const systemClock: Clock = () => new Date().toISOString();

/** The moment `seconds` after another. */
export function secondsAfter(moment: string, seconds: number): string {
  return new Date(Date.parse(moment) + seconds * 1000).toISOString();
}

/** Year to hour, in UTC. */
export function hourOf(moment: string): string {
  return moment.slice(0, 13);
}
