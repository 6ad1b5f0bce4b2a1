import { ValidationError } from 'yup';
import { answerTimesOf, answerTimesRecord, DEFAULT_ANSWER_TIMES, type AnswerTimes } from '../entities/answer-times.ts';
import { LIMITS } from '../limits.ts';
import { answerTimesPayload } from './answer-times.ts';

/** Messages by field. */
function faults(changes: object): Record<string, string> {
  try {
    answerTimesPayload.validateSync({ ...DEFAULT_ANSWER_TIMES, ...changes }, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const fields = (changes: object) => Object.keys(faults(changes));
const daysOff = (...dates: string[]) => ({ holidays: dates.map((date) => ({ date, name: '' })) });
const promised = (amount: unknown, unit: unknown) => ({
  promises: { ...DEFAULT_ANSWER_TIMES.promises, medium: { amount, unit } },
});

test('the defaults are valid, and what is kept where nothing is stored', () => {
  expect(faults({})).toEqual({});
  expect(answerTimesRecord(undefined)).toEqual({ ...DEFAULT_ANSWER_TIMES, version: 0, changed_by: null });
});

test.each(['Europe/Prague', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Etc/UTC', 'UTC'])(
  'the time zone may be %s',
  (time_zone) => expect(faults({ time_zone })).toEqual({}),
);

test.each(['', 'Prague', 'Europe/Pargue', '+01:00', 'Europe/Prague; x', 3, null, 'x'.repeat(70)])(
  'but not %p',
  (time_zone) => expect(fields({ time_zone })).toEqual(['time_zone']),
);

test.each([[[]], [[0]], [[8]], [[1, 1]], [[1.5]], [['1']], ['1'], [null], [undefined]])(
  'working days are not %p',
  (days) => expect(fields({ days })).not.toEqual([]),
);

test('the team works at least one day a week, and at least an hour of it', () => {
  expect(faults({ days: [7] })).toEqual({});
  expect(faults({ days: [] })).toEqual({ days: 'Please choose at least one working day' });
  expect(faults({ opens: '09:00', closes: '10:00' })).toEqual({});
  const tooShort = { closes: 'Closing time must be at least an hour after opening time' };
  expect(faults({ opens: '09:00', closes: '09:59' })).toEqual(tooShort);
  expect(faults({ opens: '17:00', closes: '09:00' })).toEqual(tooShort);
});

test.each(['', '9:00', '24:00', '09:60', '09:00:00', 9, null])('a time of day is not %p', (opens) => {
  expect(fields({ opens })).toEqual(['opens']);
});

test('nor a list with one', () => {
  expect(faults({ opens: ['09:00'] })).toEqual({ opens: 'Opening time must be a text' });
  expect(faults({ closes: ['17:00'] })).toEqual({ closes: 'Closing time must be a text' });
});

test('holidays are days of the calendar, each once', () => {
  expect(faults(daysOff('2026-12-25', '2028-02-29'))).toEqual({});
  expect(faults(daysOff('2026-12-25', '2026-12-26', '2026-12-25'))).toEqual({
    'holidays[2].date': 'This date is in the list already',
  });
  for (const date of ['', '2026-02-30', '1999-12-31', '2100-01-01', '25/12/2026', 'x'.repeat(2_000)]) {
    expect(fields(daysOff(date))).toEqual(['holidays[0].date']);
  }
  expect(fields({ holidays: [{ date: '2026-12-25', name: 'x'.repeat(81) }] })).toEqual(['holidays[0].name']);
  expect(fields({ holidays: 'none' })).toEqual(['holidays']);
  expect(faults({ holidays: [null] })).toEqual({ 'holidays[0]': 'Each holiday must have a date' });
  const notPromised = 'Please enter how soon a question of each priority is answered';
  expect(faults({ promises: '' })).toEqual({ promises: notPromised });
  expect(faults({ promises: null })).toEqual({ promises: notPromised });
});

test('there are at most as many holidays as fit', () => {
  const year = (count: number) =>
    daysOff(
      ...Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
    );
  expect(faults(year(LIMITS.holidays.max))).toEqual({});
  expect(faults(year(LIMITS.holidays.max + 1))).toEqual({ holidays: 'There can be at most 200 holidays' });
});

test('a holiday needs no name', () => {
  const cast = answerTimesPayload.validateSync({ ...DEFAULT_ANSWER_TIMES, holidays: [{ date: '2026-12-25' }] });
  expect(cast.holidays).toEqual([{ date: '2026-12-25', name: '' }]);
});

test.each([
  [1, 'working_day'],
  [60, 'working_day'],
  [100, 'working_hour'],
])('%p %s may be promised', (amount, unit) => expect(faults(promised(amount, unit))).toEqual({}));

test.each([
  [0, 'working_day'],
  [61, 'working_day'],
  [101, 'working_hour'],
  [1.5, 'working_hour'],
  [Number.NaN, 'working_hour'],
  ['1', 'working_hour'],
  [undefined, 'working_hour'],
])('%p %s may not', (amount, unit) => expect(fields(promised(amount, unit))).toEqual(['promises.medium.amount']));

test('each priority has a promise, of days or hours', () => {
  expect(fields(promised(1, 'day'))).toEqual(['promises.medium.unit']);
  expect(fields({ promises: undefined })).not.toEqual([]);
  expect(fields({ promises: { low: DEFAULT_ANSWER_TIMES.promises.low } })).not.toEqual([]);
});

test('equal settings are equal in any order, and nothing else is kept', () => {
  const mixed: AnswerTimes & { other: string } = {
    ...DEFAULT_ANSWER_TIMES,
    days: [5, 4, 3, 2, 1],
    ...daysOff('2026-12-26', '2026-12-25'),
    other: 'dropped',
  };
  expect(answerTimesOf(mixed)).toEqual({ ...DEFAULT_ANSWER_TIMES, ...daysOff('2026-12-25', '2026-12-26') });
});
