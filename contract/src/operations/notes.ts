import { notePayload } from '../payloads/note.ts';
import { addedNoteReply } from '../replies/notes.ts';
import { doneReply } from '../replies/settings.ts';
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
  readNotes: {
    ...ROUTES.readNotes,
    summary: 'Note that one has read the notes about a request',
    needs: 'answer_requests',
    reply: doneReply,
  },
} as const satisfies Operations;
