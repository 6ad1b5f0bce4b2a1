/** Current time in UTC, as ISO 8601; injected for tests. */
export type Clock = () => string;

export const systemClock: Clock = () => new Date().toISOString();

export function secondsAfter(moment: string, seconds: number): string {
  return new Date(Date.parse(moment) + seconds * 1000).toISOString();
}

/** Year to hour, in UTC. */
export function hourOf(moment: string): string {
  return moment.slice(0, 13);
}
