import { DEFAULT_ANSWER_TIMES, type AnswerTimes } from '@trialdesk/contract/entities/answer-times';
import { dueExamples } from './due-examples.ts';

const examples = (times: Partial<AnswerTimes>, now: string) =>
  dueExamples({ ...DEFAULT_ANSWER_TIMES, ...times }, new Date(now));

test('says when questions are due that are asked before the weekend', () => {
  expect(examples({}, '2026-11-24T10:00:00Z')).toEqual([
    'A low priority question asked on Friday, November 27 at 4:00 PM is due on Wednesday, December 2 at 4:00 PM.',
    'A medium priority question asked on Friday, November 27 at 4:00 PM is due on Monday, November 30 at 4:00 PM.',
    'A high priority question asked on Friday, November 27 at 4:00 PM is due on Monday, November 30 at 12:00 PM.',
  ]);
});

test('before holidays, by the hours and in the time zone of the team', () => {
  const times: Partial<AnswerTimes> = {
    time_zone: 'America/New_York',
    closes: '18:30',
    holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }],
  };
  // Late on Monday in New York, already Tuesday in UTC.
  expect(examples(times, '2026-11-24T03:00:00Z')[1]).toBe(
    'A medium priority question asked on Wednesday, November 25 at 5:30 PM is due on Friday, November 27 at 5:30 PM.',
  );
});

test('across the end of daylight saving, at the same hour', () => {
  expect(examples({ time_zone: 'Europe/Prague' }, '2026-10-21T10:00:00Z')[1]).toBe(
    'A medium priority question asked on Friday, October 23 at 4:00 PM is due on Monday, October 26 at 4:00 PM.',
  );
});

test('without any day off, by tomorrow', () => {
  expect(examples({ days: [1, 2, 3, 4, 5, 6, 7] }, '2026-11-24T10:00:00Z')[2]).toBe(
    'A high priority question asked on Tuesday, November 24 at 4:00 PM is due on Wednesday, November 25 at 12:00 PM.',
  );
});

test('is silent where the team never works', () => {
  expect(examples({ days: [] }, '2026-11-24T10:00:00Z')).toEqual([]);
});
