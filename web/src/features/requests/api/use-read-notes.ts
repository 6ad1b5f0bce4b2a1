import type { Note } from '@trialdesk/contract/entities/note';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useIsVisible } from '../../../lib/use-is-visible.ts';

/** Takes notes as read by this person once they are shown in a tab that is looked at. */
export function useReadNotes(requestId: string, notes: readonly Note[]): void {
  const { user_id } = useMember();
  const isVisible = useIsVisible();
  const isUnread = isVisible && notes.some(({ unread_by }) => unread_by?.includes(user_id));
  useEffect(() => {
    // If it fails, the dashboard leads to them once more.
    if (isUnread) void call('readNotes', { params: { id: requestId } }).catch(() => undefined);
  }, [requestId, isUnread]);
}
