import type { AskedColleague, Note } from '../entities/note.ts';
import { list, nullable, optional, shape, text, timestamp } from './reply-schema.ts';

const actor = () => shape({ id: text(), name: text() });

export interface AddedNote extends Note {
  /** Names of those mentioned who get no mail, because they have switched it off. */
  not_mailed: string[];
}

export const addedNoteReply = shape<AddedNote>({
  id: text(),
  request_id: text(),
  request_number: optional(text()),
  text: text(),
  mentions: list(actor()),
  written_by: actor(),
  written_at: timestamp(),
  asks: optional(
    shape<AskedColleague>({
      ...{ id: text(), name: text() },
      ...{ answered_at: nullable(timestamp()), remind_at: nullable(timestamp()) },
    }),
  ),
  answers: optional(text()),
  unread_by: optional(list(text())),
  not_mailed: list(text()),
});
