import { isReminderDue } from '@trialdesk/contract/entities/score-streak';
import { call } from '../../../lib/api.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';
import { useMember } from '../../../lib/session/session-context.ts';

/** Whether to remind the member that they evaluate drafts as preset. False until it is known. */
export function useScoreReminder(): boolean {
  const { user_id } = useMember();
  const live = useLiveDoc('scoreStreaks', user_id);
  return live.status === 'ready' && live.data !== null && isReminderDue(live.data);
}

/** On all browsers of the member. Rejects with an `ApiError`. */
export async function dismissScoreReminder(): Promise<void> {
  await call('dismissScoreReminder', {});
}
