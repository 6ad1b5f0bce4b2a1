import type { Note } from '@trialdesk/contract/entities/note';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { useMember } from '../../../lib/session/session-context.ts';

/** Takes notes that are shown as read by this person. */
export function useReadNotes(requestId: string, notes: readonly Note[]): void {
  const { user_id } = useMember();
  const isUnread = notes.some(({ unread_by }) => unread_by?.includes(user_id));
  useEffect(() => {
    // If it fails, the dashboard leads to them once more.
    if (isUnread) void call('readNotes', { params: { id: requestId } }).catch(() => undefined);
  }, [requestId, isUnread]);
}
