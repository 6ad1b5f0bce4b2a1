import type { Note } from '@trialdesk/contract/entities/note';
import { where, type QueryConstraint } from 'firebase/firestore';
import { useMemo } from 'react';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useMember } from '../../../lib/session/session-context.ts';

const NONE: Note[] = [];

/** What colleagues ask this person and nobody has answered, the longest waiting first; none until they are known. */
export function useQuestionsToMe(): readonly Note[] {
  const { user_id } = useMember();
  return useOldestFirst([where('asks.id', '==', user_id), where('asks.answered_at', '==', null)]);
}

/** Notes that mention this person or answer what they asked, until they are opened; the oldest first. */
export function useUnreadNotes(): readonly Note[] {
  const { user_id } = useMember();
  return useOldestFirst([where('unread_by', 'array-contains', user_id)]);
}

function useOldestFirst(constraints: QueryConstraint[]): readonly Note[] {
  const live = useLiveQuery('notes', constraints);
  const notes = live.status === 'ready' ? live.data : NONE;
  return useMemo(() => notes.toSorted((one, other) => one.written_at.localeCompare(other.written_at)), [notes]);
}
