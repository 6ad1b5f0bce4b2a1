import { notePayload } from '../payloads/note.ts';
import { addedNoteReply } from '../replies/notes.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const NOTE_OPERATIONS = {
  addNote: {
    ...ROUTES.addNote,
    summary:
      'Add a note about a request for the research team alone, which may ask a colleague or answer that, and mail whom it concerns',
    needs: 'answer_requests',
    body: notePayload,
    reply: addedNoteReply,
  },
} as const satisfies Operations;
