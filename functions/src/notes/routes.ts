import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { ApiError } from '../http/api-error.ts';
import { addNote } from './add-note.ts';
import { storeNotesRead } from './note-repository.ts';

export const noteHandlers = {
  addNote: ({ member, params, body, idempotencyKey }) =>
    addNote({ member, requestId: params.id, input: body, idempotencyKey, clock: systemClock }),
  readNotes: async ({ member, params }) => {
    if (!(await storeNotesRead(member, params.id))) throw new ApiError('not_found', 'noSuchRequest');
    return { done: true };
  },
} satisfies Partial<Handlers>;
