import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { idFor } from '../ids.ts';
import { changeReply, createReply, deleteReply, listReplies } from './saved-replies.ts';

export const savedReplyHandlers = {
  listSavedReplies: ({ member }) => listReplies(member),

  createSavedReply: ({ member, body, idempotencyKey }) =>
    createReply({ ...body, id: idFor(member.id, idempotencyKey) }, { member, at: systemClock() }),

  changeSavedReply: ({ member, params, body }) =>
    changeReply({ ...body, id: params.id }, { member, at: systemClock() }),

  deleteSavedReply: async ({ member, params }) => {
    await deleteReply(params.id, { member, at: systemClock() });
    return { done: true };
  },
} satisfies Partial<Handlers>;
