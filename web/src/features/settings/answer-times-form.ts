import { promisedTime } from '@trialdesk/contract/answer-promise';
import { PRIORITIES, PRIORITY_LABELS } from '@trialdesk/contract/choices';
import { answerTimesOf, type AnswerTimes, type AnswerTimesRecord } from '@trialdesk/contract/entities/answer-times';
import { WEEKDAYS } from '@trialdesk/contract/working-time';
import type { SettingsConflict } from './settings-conflict.ts';
import { zoneLabel } from './time-zones.ts';

/** The form's values, and the settings version they are based on. */
export interface AnswerTimesForm extends AnswerTimes {
  version: number;
}

export function toAnswerTimesForm(record: AnswerTimesRecord): AnswerTimesForm {
  return { ...answerTimesOf(record), version: record.version };
}

/** The conflict with settings saved by someone else, or null if there is none or nothing differs. */
export function findAnswerTimesConflict(
  mine: AnswerTimesForm,
  record: AnswerTimesRecord,
): SettingsConflict<AnswerTimesForm> | null {
  if (record.version <= mine.version) return null;
  const known = linesOf(answerTimesOf(mine));
  const theirs = linesOf(answerTimesOf(record)).filter((line) => !known.includes(line));
  if (theirs.length === 0) return null;
  return {
    title: `${record.changed_by?.name ?? 'Someone else'} saved newer settings`,
    theirs,
    kept: { ...mine, version: record.version },
  };
}

/** One for each setting. */
function linesOf({ time_zone, days, opens, closes, holidays, promises }: AnswerTimes): string[] {
  const weekdays = Object.entries(WEEKDAYS).flatMap(([day, name]) => (days.includes(Number(day)) ? [name] : []));
  const daysOff = holidays.map(({ date, name }) => (name ? `${date} (${name})` : date));
  return [
    `Time zone: ${zoneLabel(time_zone)}`,
    `Working days: ${weekdays.join(', ')}`,
    `Working hours: ${opens} to ${closes}`,
    `Holidays: ${daysOff.join(', ') || 'None'}`,
    ...PRIORITIES.map((priority) => `${PRIORITY_LABELS[priority]} priority: ${promisedTime(promises[priority])}`),
  ];
}
