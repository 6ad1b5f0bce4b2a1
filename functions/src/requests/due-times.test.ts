import { DEFAULT_ANSWER_TIMES, type AnswerTimes } from '@trialdesk/contract/entities/answer-times';
import { NOT_DUE } from '@trialdesk/contract/entities/request';
import { dueStateAt, dueTimes } from './due-times.ts';

/** A Tuesday. */
const ASKED = '2026-11-24T10:00:00.000Z';

test.each([
  ['high', '2026-11-24T13:00:00.000Z', '2026-11-24T14:00:00.000Z'],
  ['medium', '2026-11-24T16:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['low', '2026-11-26T12:00:00.000Z', '2026-11-27T10:00:00.000Z'],
] as const)('an answer of %s priority is due in its promised working time', async (priority, due_soon_at, due_at) => {
  expect(await dueTimes(ASKED, priority, DEFAULT_ANSWER_TIMES)).toEqual({ due_soon_at, due_at, due_state: 'later' });
});

test('becomes due soon and overdue, and never goes back when clocks do', async () => {
  const times = await dueTimes(ASKED, 'high', DEFAULT_ANSWER_TIMES);
  expect(dueStateAt(times, '2026-11-24T12:59:59.999Z')).toBe('later');
  expect(dueStateAt(times, '2026-11-24T13:00:00.000Z')).toBe('soon');
  expect(dueStateAt(times, '2026-11-24T14:00:00.000Z')).toBe('overdue');
  expect(dueStateAt({ ...times, due_state: 'soon' }, ASKED)).toBe('soon');
  expect(dueStateAt({ ...times, due_state: 'overdue' }, ASKED)).toBe('overdue');
  expect(dueStateAt(NOT_DUE, '2026-11-24T14:00:00.000Z')).toBeNull();
});

test('follows the hours, holidays and promises that are set', async () => {
  const times: AnswerTimes = {
    ...DEFAULT_ANSWER_TIMES,
    time_zone: 'America/New_York',
    opens: '08:00',
    closes: '18:00',
    holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }],
    promises: { ...DEFAULT_ANSWER_TIMES.promises, high: { amount: 2, unit: 'working_day' } },
  };
  // Wednesday, 17:00 in New York: an hour of that day, ten of Friday and nine of Monday.
  expect(await dueTimes('2026-11-25T22:00:00.000Z', 'high', times)).toEqual({
    due_at: '2026-11-30T22:00:00.000Z',
    due_soon_at: '2026-11-30T17:00:00.000Z',
    due_state: 'later',
  });
});
