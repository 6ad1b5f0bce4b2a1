import type { SavedReply } from '@trialdesk/contract/entities/saved-reply';
import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import type { Member } from '../http/member.ts';
import { listKept, type Keeping } from '../owned-records/owned-records.ts';
import { STORED_REPLIES } from './saved-reply-repository.ts';

export const SAVED_REPLIES: Keeping<Pick<SavedReply, 'title' | 'text'>> = {
  ...STORED_REPLIES,
  share: 'change_shared_replies',
  refusals: {
    unknown: 'noSuchReply',
    fixed: 'sharedRepliesFixed',
    changed: 'replyChanged',
    full: { personal: 'personalRepliesFull', shared: 'sharedRepliesFull' },
  },
};

/** By title. */
export async function listReplies(member: Member): Promise<SavedReplyView[]> {
  const found = await listKept(SAVED_REPLIES, member);
  return found.sort((a, b) => a.title.localeCompare(b.title, 'en') || (a.id < b.id ? -1 : 1));
}
