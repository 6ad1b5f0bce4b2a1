import type { AnswerPromise } from '../answer-promise.ts';
import type { Priority } from '../choices.ts';
import type { WorkingTime } from '../working-time.ts';
import type { Actor } from './user.ts';

/** For the whole organisation: when the research team works, and how soon it answers. A change holds for new questions. */
export interface AnswerTimes extends WorkingTime {
  promises: Record<Priority, AnswerPromise>;
}

/** `answer_times/organisation`. */
export interface AnswerTimesRecord extends AnswerTimes {
  /** Increases with each change, from 0; a change based on an older version is refused. */
  version: number;
  changed_by: Actor | null;
}

export const DEFAULT_ANSWER_TIMES: AnswerTimes = {
  time_zone: 'Etc/UTC',
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:00',
  holidays: [],
  promises: {
    low: { amount: 3, unit: 'working_day' },
    medium: { amount: 1, unit: 'working_day' },
    high: { amount: 4, unit: 'working_hour' },
  },
};

export function answerTimesRecord(stored: Partial<AnswerTimesRecord> | undefined): AnswerTimesRecord {
  return { ...DEFAULT_ANSWER_TIMES, version: 0, changed_by: null, ...stored };
}

/** Days and holidays in order, so that equal settings are equal. */
export function answerTimesOf({ time_zone, days, opens, closes, holidays, promises }: AnswerTimes): AnswerTimes {
  return {
    time_zone,
    days: days.toSorted((a, b) => a - b),
    opens,
    closes,
    holidays: holidays.map(({ date, name }) => ({ date, name })).sort((a, b) => a.date.localeCompare(b.date)),
    promises: { low: promiseOf(promises.low), medium: promiseOf(promises.medium), high: promiseOf(promises.high) },
  };
}

function promiseOf({ amount, unit }: AnswerPromise): AnswerPromise {
  return { amount, unit };
}
