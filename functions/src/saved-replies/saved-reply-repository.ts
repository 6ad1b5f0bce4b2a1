import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { SavedReply } from '@trialdesk/contract/entities/saved-reply';
import { LIMITS } from '@trialdesk/contract/limits';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { savedReplies } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

interface By {
  actor: AuditActor;
  at: string;
}

/** Null for those of the whole research team. */
function repliesOf(ownerId: string | null) {
  return savedReplies().where('owner_id', '==', ownerId);
}

/** With those of the whole research team. */
export async function findSavedReplies(ownerId: string): Promise<SavedReply[]> {
  const found = await Promise.all([repliesOf(ownerId).get(), repliesOf(null).get()]);
  return found.flatMap(({ docs }) => docs.map((doc) => doc.data()));
}

/** `full` if its owner has as many as allowed. An existing one is returned as it is. */
export async function storeSavedReply(reply: SavedReply, by: By): Promise<SavedReply | 'full'> {
  return runTransaction(async (transaction) => {
    const place = savedReplies().doc(reply.id);
    const there = (await transaction.get(place)).data();
    if (there) return there;
    if (await isFull(transaction, reply.owner_id)) return 'full';
    transaction.create(place, reply);
    record(transaction, { action: 'saved_reply.created', by, before: null, after: reply });
    return reply;
  });
}

/** `decide` gets what is stored and returns what to store, or refuses by throwing. The same again writes nothing. */
export async function changeSavedReply(
  id: string,
  decide: (stored: SavedReply | null) => SavedReply,
  by: By,
): Promise<SavedReply | 'full'> {
  return runTransaction(async (transaction) => {
    const place = savedReplies().doc(id);
    const stored = (await transaction.get(place)).data() ?? null;
    const changed = decide(stored);
    if (changed === stored) return changed;
    if (changed.owner_id !== stored?.owner_id && (await isFull(transaction, changed.owner_id))) return 'full';
    transaction.set(place, changed);
    record(transaction, { action: 'saved_reply.changed', by, before: stored, after: changed });
    return changed;
  });
}

/** `check` gets what is stored and refuses by throwing. */
export async function deleteSavedReply(
  id: string,
  check: (stored: SavedReply | null) => SavedReply,
  by: By,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const place = savedReplies().doc(id);
    const stored = check((await transaction.get(place)).data() ?? null);
    transaction.delete(place);
    record(transaction, { action: 'saved_reply.deleted', by, before: stored, after: null });
  });
}

/** Reads first. Shared ones stay. */
export async function deletePersonalReplies(transaction: Transaction, ownerId: string): Promise<void> {
  const own = await transaction.get(repliesOf(ownerId).select());
  for (const { ref } of own.docs) transaction.delete(ref);
}

async function isFull(transaction: Transaction, ownerId: string | null): Promise<boolean> {
  const most = ownerId === null ? LIMITS.savedReplies.shared : LIMITS.savedReplies.personal;
  return (await transaction.get(repliesOf(ownerId).count())).data().count >= most;
}

interface Recorded {
  action: AuditAction;
  by: By;
  before: SavedReply | null;
  after: SavedReply | null;
}

function record(transaction: Transaction, { action, by, before, after }: Recorded): void {
  const target = `${COLLECTIONS.savedReplies}/${(after ?? before)?.id ?? ''}`;
  recordAudit(transaction, { ...by, action, target, before: onRecord(before), after: onRecord(after) });
}

/** Administrators read the audit trail, and a personal reply is its owner's alone. */
function onRecord(reply: SavedReply | null): Record<string, unknown> | null {
  if (!reply) return null;
  const { title, text, owner_id } = reply;
  return owner_id === null ? { is_shared: true, title, text } : { is_shared: false };
}
