import type { AsOwned } from '../entities/owned.ts';
import type { SavedReply } from '../entities/saved-reply.ts';
import { OWNED_FIELDS } from './owned-fields.ts';
import { list, shape, text } from './reply-schema.ts';

export type SavedReplyView = AsOwned<SavedReply>;

export const savedReplyReply = shape<SavedReplyView>({ ...OWNED_FIELDS, title: text(), text: text() });

export const savedRepliesReply = list(savedReplyReply);
