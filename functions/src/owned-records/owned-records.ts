import { isDeepStrictEqual } from 'node:util';
import type { AsOwned, Owned } from '@trialdesk/contract/entities/owned';
import { can, type Capability } from '@trialdesk/contract/permissions';
import { asActor } from '../audit/audit-repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import type { Sentence } from '../messages.ts';
import {
  changeOwned,
  deleteOwned,
  findOwned,
  storeOwned,
  type Misfit,
  type OwnedKind,
} from './owned-record-repository.ts';

/** Records that each person keeps for themselves, and some for the whole research team. */
export interface Keeping<Content extends object> extends OwnedKind<Content> {
  /** What those of the whole team need. */
  share: Capability;
  refusals: {
    unknown: Sentence;
    fixed: Sentence;
    changed: Sentence;
    full: { personal: Sentence; shared: Sentence };
  };
}

interface Author {
  member: Member;
  at: string;
}

interface Wanted<Content extends object> {
  id: string;
  content: Content;
  isShared: boolean;
}

/** One's own, and those of the whole research team. */
export async function listKept<Content extends object>(
  keeping: Keeping<Content>,
  member: Member,
): Promise<AsOwned<Owned & Content>[]> {
  return (await findOwned(keeping, member.id)).map(asReply);
}

/** Errors: 403 for a shared one, unless by an Administrator; 409 when there are too many, or the name is taken. */
export async function createKept<Content extends object>(
  keeping: Keeping<Content>,
  { id, content, isShared }: Wanted<Content>,
  { member, at }: Author,
): Promise<AsOwned<Owned & Content>> {
  if (isShared) requireMaintainer(keeping, member);
  const record = {
    ...content,
    ...{ id, owner_id: isShared ? null : member.id, version: 0, changed_by: asActor(member), changed_at: at },
  };
  return asReply(requireFit(keeping, await storeOwned(keeping, record, { actor: member, at }), isShared));
}

/** Errors: 403; 404, also for a personal one of somebody else; 409 when changed meanwhile, too many, or the name is taken. */
export async function changeKept<Content extends object>(
  keeping: Keeping<Content>,
  { id, content, isShared, version }: Wanted<Content> & { version: number | undefined },
  { member, at }: Author,
): Promise<AsOwned<Owned & Content>> {
  const decide = (stored: (Owned & Content) | null): Owned & Content => {
    const before = requireOwn(keeping, stored, member);
    if (isShared) requireMaintainer(keeping, member);
    const owner_id = isShared ? null : member.id;
    if (before.owner_id === owner_id && isDeepStrictEqual(keeping.contentOf(before), content)) return before;
    if (version !== undefined && version !== before.version) {
      throw new ApiError('stale_version', keeping.refusals.changed);
    }
    const changed = { id, owner_id, version: before.version + 1, changed_by: asActor(member), changed_at: at };
    return { ...content, ...changed };
  };
  return asReply(requireFit(keeping, await changeOwned(keeping, { id, decide }, { actor: member, at }), isShared));
}

/** Errors: 403; 404, also for a personal one of somebody else. */
export async function deleteKept<Content extends object>(
  keeping: Keeping<Content>,
  id: string,
  { member, at }: Author,
): Promise<void> {
  await deleteOwned(keeping, { id, check: (stored) => requireOwn(keeping, stored, member) }, { actor: member, at });
}

/** One that the member may change. */
function requireOwn<Content extends object>(
  keeping: Keeping<Content>,
  record: (Owned & Content) | null,
  member: Member,
): Owned & Content {
  if (!record || (record.owner_id !== null && record.owner_id !== member.id)) {
    throw new ApiError('not_found', keeping.refusals.unknown);
  }
  if (record.owner_id === null) requireMaintainer(keeping, member);
  return record;
}

function requireMaintainer({ share, refusals }: Pick<Keeping<object>, 'share' | 'refusals'>, member: Member): void {
  if (!can(member, share)) throw new ApiError('forbidden', refusals.fixed);
}

function requireFit<Content extends object>(
  { refusals }: Keeping<Content>,
  stored: (Owned & Content) | Misfit,
  isShared: boolean,
): Owned & Content {
  if (stored === 'taken') throw new ApiError('conflict', 'nameTaken', { name: 'nameTaken' });
  if (stored === 'full') throw new ApiError('conflict', isShared ? refusals.full.shared : refusals.full.personal);
  return stored;
}

function asReply<T extends Owned>({ owner_id, ...record }: T): AsOwned<T> {
  return { ...record, is_shared: owner_id === null };
}
