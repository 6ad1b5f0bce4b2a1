import { evaluationPayload } from '../payloads/evaluation.ts';
import {
  isPreset,
  isReminderDue,
  NO_STREAK,
  PRESET_EVALUATION,
  streakAfterChange,
  streakAfterSending,
} from './score-streak.ts';

const OWN = { ...PRESET_EVALUATION, tone: 4 };

function streakOf(sent: number) {
  let streak = NO_STREAK;
  for (let count = 0; count < sent; count++) streak = streakAfterSending(streak, PRESET_EVALUATION);
  return streak;
}

test('what is preset is what the specification says, and may be sent', () => {
  expect(evaluationPayload.validateSync(PRESET_EVALUATION)).toEqual({
    ...{ answered: false, relevance: 3, tone: 3, citation_quality: 3, comment: '' },
  });
});

test.each([
  ['an answer', { answered: true }],
  ['relevance', { relevance: 2 }],
  ['tone', { tone: 4 }],
  ['citation quality', { citation_quality: 5 }],
  ['a comment', { comment: 'As usual.' }],
])('%s of one’s own is an evaluation', (_, own) => {
  expect(isPreset(PRESET_EVALUATION)).toBe(true);
  expect(isPreset({ ...PRESET_EVALUATION, ...own })).toBe(false);
});

test('the reminder is due after the tenth answer in a row, and no more after the next', () => {
  expect([9, 10, 11, 20, 30].map((sent) => isReminderDue(streakOf(sent)))).toEqual([false, true, false, false, false]);
});

test('scores of one’s own begin anew, at sending and later', () => {
  expect(streakAfterSending(streakOf(10), OWN)).toEqual(NO_STREAK);
  expect(streakAfterChange(streakOf(10), OWN)).toEqual(NO_STREAK);
  expect(streakAfterChange(streakOf(10), PRESET_EVALUATION)).toEqual(streakOf(10));
});

test('a dismissed reminder does not return in the streak, and does in the next', () => {
  const dismissed = { ...streakOf(10), is_dismissed: true };
  expect(isReminderDue(dismissed)).toBe(false);
  expect(streakAfterSending(dismissed, PRESET_EVALUATION)).toEqual({ preset: 11, is_dismissed: true });
  expect(streakAfterSending(dismissed, OWN).is_dismissed).toBe(false);
});
