import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { idFor } from '../ids.ts';
import { changeKept, createKept, deleteKept } from '../owned-records/owned-records.ts';
import { listReplies, SAVED_REPLIES } from './saved-replies.ts';

export const savedReplyHandlers = {
  listSavedReplies: ({ member }) => listReplies(member),

  createSavedReply: ({ member, body: { is_shared: isShared, ...content }, idempotencyKey }) =>
    createKept(
      SAVED_REPLIES,
      { id: idFor(member.id, idempotencyKey), content, isShared },
      { member, at: systemClock() },
    ),

  changeSavedReply: ({ member, params: { id }, body: { is_shared: isShared, version, ...content } }) =>
    changeKept(SAVED_REPLIES, { id, content, isShared, version }, { member, at: systemClock() }),

  deleteSavedReply: async ({ member, params }) => {
    await deleteKept(SAVED_REPLIES, params.id, { member, at: systemClock() });
    return { done: true };
  },
} satisfies Partial<Handlers>;
