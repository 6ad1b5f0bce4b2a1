import { changedReplyPayload, savedReplyPayload } from '../payloads/saved-reply.ts';
import { savedRepliesReply, savedReplyReply } from '../replies/saved-replies.ts';
import { doneReply } from '../replies/settings.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const SAVED_REPLY_OPERATIONS = {
  listSavedReplies: {
    ...ROUTES.listSavedReplies,
    summary: 'One’s own saved replies and those of the research team, by title',
    needs: 'use_saved_replies',
    reply: savedRepliesReply,
  },
  createSavedReply: {
    ...ROUTES.createSavedReply,
    summary: 'Save words to insert into responses, for oneself or, as an Administrator, for the research team',
    needs: 'use_saved_replies',
    body: savedReplyPayload,
    reply: savedReplyReply,
  },
  changeSavedReply: {
    ...ROUTES.changeSavedReply,
    summary: 'Change a saved reply, or whom it is for; responses that were written with it stay as they are',
    needs: 'use_saved_replies',
    body: changedReplyPayload,
    reply: savedReplyReply,
  },
  deleteSavedReply: {
    ...ROUTES.deleteSavedReply,
    summary: 'Delete a saved reply; responses that were written with it stay as they are',
    needs: 'use_saved_replies',
    reply: doneReply,
  },
} as const satisfies Operations;
