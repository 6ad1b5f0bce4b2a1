import { DEFAULT_ANSWER_TIMES } from '@trialdesk/contract/entities/answer-times';

/** Names of the browser's time zones, with the chosen one, which another browser may name otherwise. */
export function timeZones(chosen: string): string[] {
  const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return [...new Set([DEFAULT_ANSWER_TIMES.time_zone, chosen, ...named])].sort();
}

/** For example "America/New York". */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** For example "GMT+1", as of now. */
export function zoneOffset(zone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
