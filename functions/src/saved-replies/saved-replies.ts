import type { SavedReply } from '@trialdesk/contract/entities/saved-reply';
import type { ChangedReplyPayload, SavedReplyPayload } from '@trialdesk/contract/payloads/saved-reply';
import { can } from '@trialdesk/contract/permissions';
import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import { asActor } from '../audit/audit-repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { changeSavedReply, deleteSavedReply, findSavedReplies, storeSavedReply } from './saved-reply-repository.ts';

interface Author {
  member: Member;
  at: string;
}

/** By title. */
export async function listReplies(member: Member): Promise<SavedReplyView[]> {
  const found = await findSavedReplies(member.id);
  return found.map(viewOf).sort((a, b) => a.title.localeCompare(b.title, 'en') || (a.id < b.id ? -1 : 1));
}

/** Errors: 403 for a shared one, unless by an Administrator; 409 when there are too many. */
export async function createReply(
  { id, ...input }: SavedReplyPayload & { id: string },
  { member, at }: Author,
): Promise<SavedReplyView> {
  const { title, text, is_shared } = input;
  if (is_shared) requireMaintainer(member);
  const reply = { id, title, text, owner_id: is_shared ? null : member.id, version: 0, ...changeBy({ member, at }) };
  return viewOf(requireRoom(await storeSavedReply(reply, { actor: member, at }), is_shared));
}

/**
 * Errors: 403; 404, also for a personal one of somebody else; 409 when changed meanwhile, or when there are too many.
 */
export async function changeReply(
  { id, version, ...input }: ChangedReplyPayload & { id: string },
  { member, at }: Author,
): Promise<SavedReplyView> {
  const { title, text, is_shared } = input;
  const decide = (stored: SavedReply | null): SavedReply => {
    const before = requireOwn(stored, member);
    if (is_shared) requireMaintainer(member);
    const owner_id = is_shared ? null : member.id;
    if (before.title === title && before.text === text && before.owner_id === owner_id) return before;
    if (version !== undefined && version !== before.version) throw new ApiError('stale_version', 'replyChanged');
    return { id, title, text, owner_id, version: before.version + 1, ...changeBy({ member, at }) };
  };
  return viewOf(requireRoom(await changeSavedReply(id, decide, { actor: member, at }), is_shared));
}

/** Errors: 403; 404, also for a personal one of somebody else. */
export async function deleteReply(id: string, { member, at }: Author): Promise<void> {
  await deleteSavedReply(id, (stored) => requireOwn(stored, member), { actor: member, at });
}

/** One that the member may change. */
function requireOwn(reply: SavedReply | null, member: Member): SavedReply {
  if (!reply || (reply.owner_id !== null && reply.owner_id !== member.id)) {
    throw new ApiError('not_found', 'noSuchReply');
  }
  if (reply.owner_id === null) requireMaintainer(member);
  return reply;
}

function requireMaintainer(member: Member): void {
  if (!can(member, 'change_shared_replies')) throw new ApiError('forbidden', 'sharedRepliesFixed');
}

function requireRoom(stored: SavedReply | 'full', isShared: boolean): SavedReply {
  if (stored !== 'full') return stored;
  throw new ApiError('conflict', isShared ? 'sharedRepliesFull' : 'personalRepliesFull');
}

function changeBy({ member, at }: Author): Pick<SavedReply, 'changed_by' | 'changed_at'> {
  return { changed_by: asActor(member), changed_at: at };
}

function viewOf({ owner_id, ...reply }: SavedReply): SavedReplyView {
  return { ...reply, is_shared: owner_id === null };
}
