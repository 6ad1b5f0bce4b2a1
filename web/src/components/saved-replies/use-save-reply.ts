import { savedReplyPayload, type SavedReplyPayload } from '@trialdesk/contract/payloads/saved-reply';
import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import { useSWRConfig } from 'swr';
import { call } from '../../lib/api.ts';

/** Adds a reply, or changes one. Rejects with an `ApiError`, 409 when it was changed meanwhile or there are too many. */
export function useSaveReply(
  reply: Pick<SavedReplyView, 'id' | 'version'> | null,
): (form: SavedReplyPayload) => Promise<SavedReplyView> {
  const { mutate } = useSWRConfig();
  return async (form) => {
    const body = savedReplyPayload.cast(form);
    const saved = reply
      ? await call('changeSavedReply', { params: { id: reply.id }, body: { ...body, version: reply.version } })
      : await call('createSavedReply', { body });
    await mutate('listSavedReplies');
    return saved;
  };
}
