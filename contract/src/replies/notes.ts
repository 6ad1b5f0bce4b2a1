import type { Note } from '../entities/note.ts';
import { list, shape, text, timestamp } from './reply-schema.ts';

const actor = () => shape({ id: text(), name: text() });

export interface AddedNote extends Note {
  /** Names of those mentioned who get no mail, because they have switched it off. */
  not_mailed: string[];
}

export const addedNoteReply = shape<AddedNote>({
  id: text(),
  request_id: text(),
  text: text(),
  mentions: list(actor()),
  written_by: actor(),
  written_at: timestamp(),
  not_mailed: list(text()),
});
