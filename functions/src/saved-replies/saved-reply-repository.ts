import type { SavedReply } from '@trialdesk/contract/entities/saved-reply';
import { LIMITS } from '@trialdesk/contract/limits';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { savedReplies } from '../firebase/collections.ts';
import type { OwnedKind } from '../owned-records/owned-record-repository.ts';

export const STORED_REPLIES: OwnedKind<Pick<SavedReply, 'title' | 'text'>> = {
  records: savedReplies,
  collection: COLLECTIONS.savedReplies,
  subject: 'saved_reply',
  most: LIMITS.savedReplies,
  contentOf: ({ title, text }) => ({ title, text }),
  nameOf: null,
};
