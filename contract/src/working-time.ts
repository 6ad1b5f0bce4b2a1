import type { AnswerPromise } from './answer-promise.ts';

/** Values stored, labels shown: days of the week by their ISO number. */
export const WEEKDAYS = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const;

export interface Holiday {
  /** "2026-12-25", in the team's time zone. */
  date: string;
  /** Empty if it has none. */
  name: string;
}

/** When the research team works. */
export interface WorkingTime {
  /** IANA name, such as "Europe/Prague". */
  time_zone: string;
  /** From 1 for Monday to 7 for Sunday. */
  days: number[];
  /** "09:00", in the time zone. */
  opens: string;
  closes: string;
  holidays: Holiday[];
}

const HOUR = 60;

/** A working day is as long as the hours from opening to closing. */
export function promisedMinutes({ amount, unit }: AnswerPromise, working: Pick<WorkingTime, 'opens' | 'closes'>) {
  return amount * (unit === 'working_day' ? minutesOfDay(working) : HOUR);
}

/** From opening to closing. */
export function minutesOfDay({ opens, closes }: Pick<WorkingTime, 'opens' | 'closes'>): number {
  return minuteOf(closes) - minuteOf(opens);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}
