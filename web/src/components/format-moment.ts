const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const WITH_YEAR = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const WITH_ZONE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });

const ZONE = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' });

/** Month, day, hour and minute in US English (specification, section 9); with the year unless it is the current one. */
export function formatMoment(moment: Date, now = new Date()): string {
  return (moment.getFullYear() === now.getFullYear() ? SHORT : WITH_YEAR).format(moment);
}

/** With year and time zone always. */
export function formatSigningMoment(moment: Date): string {
  return WITH_ZONE.format(moment);
}

/** Full date and time with time zone. */
export function formatMomentInFull(moment: Date): string {
  return FULL.format(moment);
}

export function formatTime(moment: Date): string {
  return TIME.format(moment);
}

export function formatDay(moment: Date): string {
  return DAY.format(moment);
}

/** Of this browser, such as "Central European Time", whatever the season. */
export function timeZoneName(): string {
  return ZONE.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
