import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { addNote } from './add-note.ts';

export const noteHandlers = {
  addNote: ({ member, params, body, idempotencyKey }) =>
    addNote({ member, requestId: params.id, input: body, idempotencyKey, clock: systemClock }),
} satisfies Partial<Handlers>;
