const MONTH_NAMES = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026" for "2026-11". */
export function monthName(month: string): string {
  return MONTH_NAMES.format(new Date(`${month}-01T00:00:00Z`));
}
