import type { SavedReply } from '../entities/saved-reply.ts';
import { flag, integer, list, shape, text, timestamp } from './reply-schema.ts';

export interface SavedReplyView extends Omit<SavedReply, 'owner_id'> {
  /** Whether the whole research team has it. */
  is_shared: boolean;
}

export const savedReplyReply = shape<SavedReplyView>({
  id: text(),
  title: text(),
  text: text(),
  is_shared: flag(),
  version: integer(),
  changed_by: shape({ id: text(), name: text() }),
  changed_at: timestamp(),
});

export const savedRepliesReply = list(savedReplyReply);
