import type { Note } from '@trialdesk/contract/entities/note';
import { where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useMember } from '../../../lib/session/session-context.ts';

const NONE: Note[] = [];

/** What colleagues ask this person and nobody has answered, the longest waiting first; none until they are known. */
export function useQuestionsToMe(): readonly Note[] {
  const { user_id } = useMember();
  const live = useLiveQuery('notes', [where('asks.id', '==', user_id), where('asks.answered_at', '==', null)]);
  const notes = live.status === 'ready' ? live.data : NONE;
  return useMemo(() => notes.toSorted((one, other) => one.written_at.localeCompare(other.written_at)), [notes]);
}
