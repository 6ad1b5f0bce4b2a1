import { DateTime } from 'luxon';
import { afterWorkingMinutes } from './after-working-minutes.ts';
import { DEFAULT_ANSWER_TIMES } from './entities/answer-times.ts';
import type { Holiday, WorkingTime } from './working-time.ts';

const PRAGUE: WorkingTime = { ...DEFAULT_ANSWER_TIMES, time_zone: 'Europe/Prague' };
const HOUR = 60;
const DAY = 8 * HOUR;

function after(from: string, minutes: number, changes: Partial<WorkingTime> = {}): string {
  const working = { ...PRAGUE, ...changes };
  return afterWorkingMinutes(DateTime.fromISO(from, { zone: working.time_zone }), minutes, working);
}

const daysOff = (...dates: string[]): Holiday[] => dates.map((date) => ({ date, name: '' }));

const moment = (local: string) => new Date(local).toISOString();

test('counts working hours on one day', () => {
  expect(after('2026-11-24T09:30:00+01:00', 4 * HOUR)).toBe(moment('2026-11-24T13:30:00+01:00'));
});

test('begins when the team opens next, and ends as it closes at the latest', () => {
  const inTheMorning = moment('2026-11-24T13:00:00+01:00');
  expect(after('2026-11-24T05:00:00+01:00', 4 * HOUR)).toBe(inTheMorning);
  expect(after('2026-11-23T17:00:00+01:00', 4 * HOUR)).toBe(inTheMorning);
  expect(after('2026-11-24T09:00:00+01:00', DAY)).toBe(moment('2026-11-24T17:00:00+01:00'));
});

test('goes on where the day before ended, over nights and weekends', () => {
  // A Friday.
  expect(after('2026-11-27T15:00:00+01:00', 4 * HOUR)).toBe(moment('2026-11-30T11:00:00+01:00'));
  expect(after('2026-11-27T15:00:00+01:00', DAY)).toBe(moment('2026-11-30T15:00:00+01:00'));
  expect(after('2026-11-27T15:00:00+01:00', 3 * DAY)).toBe(moment('2026-12-02T15:00:00+01:00'));
  expect(after('2026-11-28T12:00:00+01:00', DAY)).toBe(moment('2026-11-30T17:00:00+01:00'));
});

test('leaves out holidays of the team’s own calendar', () => {
  const holidays = daysOff('2026-12-24', '2026-12-25', '2026-12-28');
  expect(after('2026-12-23T16:00:00+01:00', 2 * HOUR, { holidays })).toBe(moment('2026-12-29T10:00:00+01:00'));
  // Late on the 23rd in UTC, already the 24th in Auckland.
  const auckland = { time_zone: 'Pacific/Auckland', holidays: daysOff('2026-12-24') };
  expect(after('2026-12-23T21:00:00Z', HOUR, auckland)).toBe(moment('2026-12-25T10:00:00+13:00'));
});

test('keeps local hours when clocks go forward and back', () => {
  expect(after('2026-03-27T16:00:00+01:00', 2 * HOUR)).toBe(moment('2026-03-30T10:00:00+02:00'));
  expect(after('2026-10-23T16:00:00+02:00', 2 * HOUR)).toBe(moment('2026-10-26T10:00:00+01:00'));
  expect(after('2026-10-23T16:00:00+02:00', DAY)).toBe(moment('2026-10-26T16:00:00+01:00'));
});

test('counts the hours that there are while clocks change', () => {
  const nights = { days: [6, 7], opens: '00:00', closes: '06:00' };
  // At 2 it is 3, so the night of that Sunday has five hours.
  expect(after('2026-03-29T00:00:00+01:00', 4 * HOUR, nights)).toBe(moment('2026-03-29T05:00:00+02:00'));
  expect(after('2026-10-25T00:00:00+02:00', 4 * HOUR, nights)).toBe(moment('2026-10-25T03:00:00+01:00'));
});

test('counts in zones of other hemispheres and half hours', () => {
  // In Sydney, clocks go forward on the first Sunday of October and back on that of April.
  const sydney = { time_zone: 'Australia/Sydney' };
  expect(after('2026-10-02T16:00:00+10:00', 2 * HOUR, sydney)).toBe(moment('2026-10-05T10:00:00+11:00'));
  expect(after('2026-04-03T16:00:00+11:00', DAY, sydney)).toBe(moment('2026-04-06T16:00:00+10:00'));
  const kolkata = { time_zone: 'Asia/Kolkata', opens: '09:30', closes: '18:00' };
  expect(after('2026-11-27T17:00:00+05:30', 2 * HOUR, kolkata)).toBe(moment('2026-11-30T10:30:00+05:30'));
});

test('begins a day whose first hour does not exist', () => {
  const early = { time_zone: 'America/Santiago', days: [7], opens: '00:00', closes: '04:00' };
  // Clocks go forward at midnight.
  expect(after('2026-09-06T03:00:00Z', HOUR, early)).toBe(moment('2026-09-06T02:00:00-03:00'));
});

test('gives up without a working day', () => {
  expect(() => after('2026-11-24T09:00:00Z', 1, { days: [] })).toThrow('no working time');
});
