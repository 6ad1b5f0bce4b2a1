import { answerTimesRecord } from '@trialdesk/contract/entities/answer-times';
import { findAnswerTimesConflict, toAnswerTimesForm } from './answer-times-form.ts';

const stored = answerTimesRecord({ version: 3, changed_by: { id: 'leo', name: 'Leo Lund' } });
const mine = { ...toAnswerTimesForm(stored), version: 2 };

test('newer settings that differ are a conflict, each in words', () => {
  const theirs = {
    ...stored,
    time_zone: 'America/New_York',
    days: [1, 2],
    closes: '18:00',
    holidays: [
      { date: '2026-12-26', name: '' },
      { date: '2026-12-25', name: 'Christmas' },
    ],
    promises: { ...stored.promises, high: { amount: 1, unit: 'working_hour' as const } },
  };
  expect(findAnswerTimesConflict(mine, theirs)).toEqual({
    title: 'Leo Lund saved newer settings',
    theirs: [
      'Time zone: America/New York',
      'Working days: Monday, Tuesday',
      'Working hours: 09:00 to 18:00',
      'Holidays: 2026-12-25 (Christmas), 2026-12-26',
      'High priority: 1 working hour',
    ],
    kept: { ...mine, version: 3 },
  });
  const withHoliday = { ...mine, holidays: [{ date: '2026-12-25', name: '' }] };
  expect(findAnswerTimesConflict(withHoliday, stored)?.theirs).toEqual(['Holidays: None']);
});

test('equal or older settings are none', () => {
  expect(findAnswerTimesConflict({ ...mine, days: mine.days.toReversed() }, stored)).toBeNull();
  expect(findAnswerTimesConflict({ ...mine, version: 3 }, { ...stored, opens: '08:00' })).toBeNull();
});
