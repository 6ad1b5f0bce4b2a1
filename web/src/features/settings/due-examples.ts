import { afterWorkingMinutes, atTime, isWorkingDay } from '@trialdesk/contract/after-working-minutes';
import { PRIORITIES } from '@trialdesk/contract/choices';
import type { AnswerTimes } from '@trialdesk/contract/entities/answer-times';
import { promisedMinutes } from '@trialdesk/contract/working-time';
import { DateTime } from 'luxon';

/** Two years reach past any holidays. */
const MOST_DAYS = 731;

/**
 * What valid settings mean, a sentence for each priority: when a question is due that is asked an hour before the team
 * closes for its next days off. Empty if the team never works.
 */
export function dueExamples(times: AnswerTimes, now: Date): string[] {
  const asked = lastHourBeforeDaysOff(times, now);
  if (!asked) return [];
  return PRIORITIES.map((priority) => {
    const due = afterWorkingMinutes(asked, promisedMinutes(times.promises[priority], times), times);
    return `A ${priority} priority question asked on ${shown(asked)} is due on ${shown(DateTime.fromISO(due, { zone: times.time_zone }))}.`;
  });
}

function lastHourBeforeDaysOff(times: AnswerTimes, now: Date): DateTime | null {
  const today = DateTime.fromJSDate(now, { zone: times.time_zone }).startOf('day');
  const days = Array.from({ length: MOST_DAYS }, (_, ahead) => today.plus({ days: ahead }));
  const working = days.filter((day) => isWorkingDay(day, times));
  const last = working.find((day) => !isWorkingDay(day.plus({ days: 1 }), times)) ?? working[0];
  return last ? atTime(last, times.closes).minus({ hours: 1 }) : null;
}

function shown(moment: DateTime): string {
  return moment.setLocale('en-US').toLocaleString({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
