import { afterWorkingMinutes } from '@trialdesk/contract/after-working-minutes';
import type { Priority } from '@trialdesk/contract/choices';
import type { AnswerTimes } from '@trialdesk/contract/entities/answer-times';
import type { DueState, DueTimes } from '@trialdesk/contract/entities/request';
import { promisedMinutes } from '@trialdesk/contract/working-time';

/** Of the promised time, after which an answer is due soon. */
const SOON = 0.75;

/** For a question of now. */
export async function dueTimes(now: string, priority: Priority, times: AnswerTimes): Promise<DueTimes> {
  // Few calls need it.
  const { DateTime } = await import('luxon');
  const asked = DateTime.fromISO(now, { zone: times.time_zone });
  const minutes = promisedMinutes(times.promises[priority], times);
  return {
    due_at: afterWorkingMinutes(asked, minutes, times),
    due_soon_at: afterWorkingMinutes(asked, minutes * SOON, times),
    due_state: 'later',
  };
}

export async function dueTimesByPriority(now: string, times: AnswerTimes): Promise<Record<Priority, DueTimes>> {
  const of = (priority: Priority) => dueTimes(now, priority, times);
  const [low, medium, high] = await Promise.all([of('low'), of('medium'), of('high')]);
  return { low, medium, high };
}

/** Never goes back, whatever clocks do. Null while nothing waits. */
export function dueStateAt({ due_at, due_soon_at, due_state }: DueTimes, now: string): DueState | null {
  if (due_state === null || due_state === 'overdue' || now >= due_at) return due_state && 'overdue';
  return now >= due_soon_at ? 'soon' : due_state;
}
