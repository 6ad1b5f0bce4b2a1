import { array, number, object, ValidationError } from 'yup';
import { PROMISE_UNITS, type AnswerPromise } from '../answer-promise.ts';
import { LIMITS } from '../limits.ts';
import { minutesOfDay, type Holiday } from '../working-time.ts';
import { seenVersion } from './seen-version.ts';
import { keyOf, singleLine, text } from './text.ts';

const { workingDays, workingHours, workingDayMinutes, holidays, holidayName, timeZone } = LIMITS;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A name; offsets such as "+01:00" know no daylight saving. */
const ZONE = /^[A-Za-z][\w+\-/]*$/;
const NO_ZONE = 'Please choose a time zone from the list';
const NO_PROMISE = 'Please enter how soon a question of each priority is answered';
const NO_HOLIDAY = 'Each holiday must have a date';
const NO_DAYS = 'Please choose at least one working day';
const NO_DATE = `Please enter a date from ${holidays.first.slice(0, 4)} to ${holidays.last.slice(0, 4)}`;

function timeOfDay(label: string) {
  const message = `${label} must be a time, such as 09:00`;
  return text(label, 5).required(message).matches(TIME, { message, excludeEmptyString: true });
}

const promise = object({
  amount: number().strict().required('Please enter a number').typeError('Please enter a number'),
  unit: keyOf(PROMISE_UNITS, 'Please choose days or hours'),
})
  .typeError(NO_PROMISE)
  .nonNullable(NO_PROMISE)
  .test('promised', (value: Partial<AnswerPromise>, { path }) => {
    const { amount, unit } = value;
    if (amount === undefined || unit === undefined) return true;
    const { min, max } = unit === 'working_day' ? workingDays : workingHours;
    if (Number.isInteger(amount) && amount >= min && amount <= max) return true;
    const name = PROMISE_UNITS[unit].toLowerCase();
    return new ValidationError(
      `The number of ${name} must be a whole number from ${min} to ${max}`,
      amount,
      `${path}.amount`,
    );
  });

const holiday = object({
  date: text('Date', 10)
    .required(NO_DATE)
    .test('date', NO_DATE, (date) => isDate(date)),
  name: singleLine('Name', holidayName.max).default(''),
})
  .typeError(NO_HOLIDAY)
  .nonNullable(NO_HOLIDAY);

/** Body of `PUT /settings/answer-times`: all settings, with the version they are based on. */
export const answerTimesPayload = object({
  time_zone: text('Time zone', timeZone.max)
    .required(NO_ZONE)
    .test('zone', NO_ZONE, (zone) => isTimeZone(zone)),
  days: array(number().strict().typeError(NO_DAYS).required(NO_DAYS).integer(NO_DAYS).min(1, NO_DAYS).max(7, NO_DAYS))
    .strict()
    .typeError(NO_DAYS)
    .required(NO_DAYS)
    .min(1, NO_DAYS)
    .max(7, 'A week has seven days')
    .test('unique', 'Each day can be chosen once', (days) => new Set(days).size === days.length),
  opens: timeOfDay('Opening time'),
  closes: timeOfDay('Closing time'),
  holidays: array(holiday)
    .typeError('Holidays must be a list')
    .default([])
    .max(holidays.max, `There can be at most ${holidays.max} holidays`)
    .test('unique', (list, { path }) => {
      const twice = repeatedDate(list);
      if (twice === -1) return true;
      return new ValidationError('This date is in the list already', list, `${path}[${twice}].date`);
    }),
  promises: object({ low: promise, medium: promise, high: promise }).typeError(NO_PROMISE).nonNullable(NO_PROMISE),
  version: seenVersion(),
}).test('open', ({ opens, closes }) => {
  if (!isTime(opens) || !isTime(closes) || minutesOfDay({ opens, closes }) >= workingDayMinutes.min) return true;
  return new ValidationError('Closing time must be at least an hour after opening time', closes, 'closes');
});

/** A value of another type may be written alike, such as a list with one time. */
function isTime(value: unknown): boolean {
  return typeof value === 'string' && TIME.test(value);
}

/** Items may be wrong, or null. */
function repeatedDate(list: readonly (Partial<Holiday> | null)[]): number {
  const seen = new Set<string>();
  return list.findIndex((item) => {
    const date = item?.date;
    if (!date) return false;
    if (seen.has(date)) return true;
    seen.add(date);
    return false;
  });
}

function isTimeZone(name: string): boolean {
  if (!ZONE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < holidays.first || text > holidays.last) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
