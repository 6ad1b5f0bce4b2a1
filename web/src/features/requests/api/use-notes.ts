import type { Note } from '@trialdesk/contract/entities/note';
import { where } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** Of a request, newest first. */
export function useNotes(requestId: string): Live<Note[]> {
  const live = useLiveQuery('notes', [where('request_id', '==', requestId)]);
  return useMemo(() => {
    if (live.status !== 'ready') return live;
    return { ...live, data: live.data.toSorted((a, b) => b.written_at.localeCompare(a.written_at)) };
  }, [live]);
}

/** Names of those whom a note of the request asks, and who have not answered yet. */
export function useAskedColleagues(requestId: string): string[] {
  const notes = useNotes(requestId);
  if (notes.status !== 'ready') return [];
  return [...new Set(notes.data.flatMap(({ asks }) => (asks?.answered_at === null ? asks.name : [])))];
}
