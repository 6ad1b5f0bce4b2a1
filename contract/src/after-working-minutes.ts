import type { DateTime } from 'luxon';
import type { WorkingTime } from './working-time.ts';

/** Beyond this, settings leave no working time worth promising anything by. */
const MOST_DAYS = 3_660;

const MINUTE_MS = 60_000;

/**
 * The moment by which so many minutes of working time have passed, which is as the team closes at the latest. `start` is
 * in the team's time zone; its library comes from the caller, who may load it late. Errors: working time without a
 * working day.
 */
export function afterWorkingMinutes(start: DateTime, minutes: number, working: WorkingTime): string {
  let left = minutes * MINUTE_MS;
  for (let days = 0; days < MOST_DAYS; days++) {
    // By the calendar: across daylight saving, a day has 23 or 25 hours.
    const hours = workingHours(start.startOf('day').plus({ days }), working);
    if (!hours) continue;
    const begin = Math.max(hours.opens, start.toMillis());
    const rest = hours.closes - begin;
    if (rest <= 0) continue;
    if (left <= rest) return new Date(begin + left).toISOString();
    left -= rest;
  }
  throw new Error(`There is no working time after ${start.toISO() ?? ''}`);
}

export function isWorkingDay(day: DateTime, { days, holidays }: WorkingTime): boolean {
  const date = day.toISODate();
  return days.includes(day.weekday) && !holidays.some((holiday) => holiday.date === date);
}

/** In milliseconds since the epoch; null on a day off. */
function workingHours(day: DateTime, working: WorkingTime) {
  if (!isWorkingDay(day, working)) return null;
  return { opens: atTime(day, working.opens).toMillis(), closes: atTime(day, working.closes).toMillis() };
}

/** Of a time such as "09:00" on a day. */
export function atTime(day: DateTime, time: string): DateTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return day.set({ hour, minute });
}
