import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import { useSWRConfig } from 'swr';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Rejects with an `ApiError`. One that is gone already is deleted. */
export function useDeleteReply(): (reply: Pick<SavedReplyView, 'id'>) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async ({ id }) => {
    try {
      await call('deleteSavedReply', { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    await mutate('listSavedReplies');
  };
}
