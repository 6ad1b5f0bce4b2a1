import type { NotePayload } from '@trialdesk/contract/payloads/note';
import type { AddedNote } from '@trialdesk/contract/replies/notes';
import { call } from '../../../lib/api.ts';

/** Rejects with an `ApiError`. */
export function addNote(requestId: string, note: NotePayload): Promise<AddedNote> {
  return call('addNote', { params: { id: requestId }, body: note });
}
