import type { DueState, DueTimes } from '@trialdesk/contract/entities/request';
import { shortAge } from '../../../components/short-age.ts';

interface DueText {
  text: string;
  /** Under a header that says what it is. */
  short: string;
  state: DueState;
}

/** Null while nothing waits for an answer. The server marks a state within a minute; until then this clock decides. */
export function dueText({ due_at, due_soon_at, due_state }: Partial<DueTimes>, now: number): DueText | null {
  // Requests that `npm run migrate` has not reached have no clock.
  if (!due_state || due_at === undefined || due_soon_at === undefined) return null;
  const due = Date.parse(due_at);
  if (due_state === 'overdue' || now >= due) {
    const text = `Overdue ${shortAge(due_at, now)}`;
    return { text, short: text, state: 'overdue' };
  }
  const left = shortAge(new Date(now).toISOString(), due);
  return due_state === 'soon' || now >= Date.parse(due_soon_at)
    ? { text: `Due soon, in ${left}`, short: `Soon, in ${left}`, state: 'soon' }
    : { text: `Due in ${left}`, short: `In ${left}`, state: 'later' };
}
