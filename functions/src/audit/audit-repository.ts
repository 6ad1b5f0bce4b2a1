import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { Actor } from '@trialdesk/contract/entities/user';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  type Query,
  type Transaction,
  type WriteBatch,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { canonicalHash } from '../canonical-hash.ts';
import { isAlreadyThere } from '../firebase/is-already-there.ts';
import { audit } from '../firebase/collections.ts';
import { proveCommitBy } from '../firebase/run-transaction.ts';
import { momentOf, momentText } from '../moment.ts';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';
import type { Member } from '../http/member.ts';
import type { AuditPlace } from './audit-cursor.ts';

/** Actor of drafting and ingestion. */
export const SYSTEM = { id: 'system', name: 'TrialDesk', role: 'System' } as const;

export type AuditActor = Pick<Member, 'id' | 'name' | 'role'> | typeof SYSTEM;

export interface AuditEvent {
  /** For an entry that may exist only once; a second is refused, with what it records. */
  id?: string;
  at: string;
  actor: AuditActor;
  action: AuditAction;
  /** Path of the changed document. */
  target: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Empty counts as none. */
  reason?: string | undefined;
}

/** In the same commit as the change it records. */
export function recordAudit(change: Transaction | WriteBatch, event: AuditEvent): void {
  const entry = event.id === undefined ? audit().doc() : audit().doc(event.id);
  change.create(entry, stored(entry.id, event));
  if (event.id === undefined) proveCommitBy(change, entry);
}

/** For what changes nothing: only the first event with a key is recorded. */
export async function recordOnce(key: string, event: AuditEvent): Promise<void> {
  const id = canonicalHash({ key }).slice(0, 40);
  try {
    await audit().doc(id).create(stored(id, event));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

function stored(id: string, { actor, reason, ...event }: AuditEvent): WithFieldValue<StoredAuditEntry> {
  return {
    actor_id: actor.id,
    actor_name: actor.name,
    actor_role: actor.role,
    ...event,
    id,
    reason: reason === undefined || reason === '' ? null : reason,
    committed_at: FieldValue.serverTimestamp(),
  };
}

export function asActor({ id, name }: Actor): Actor {
  return { id, name };
}

/** Undefined does not restrict. Times are ISO 8601 and of the commit. */
export interface AuditFilter {
  target?: string | undefined;
  actor?: string | undefined;
  action?: AuditAction | undefined;
  /** Inclusive. */
  from?: string | undefined;
  /** Exclusive. */
  to?: string | undefined;
  /** Continue after this entry. */
  after?: AuditPlace | undefined;
  limit: number;
}

/** Newest first. */
export async function listAudit({
  target,
  actor,
  action,
  from,
  to,
  after,
  limit,
}: AuditFilter): Promise<StoredAuditEntry[]> {
  let found: Query<StoredAuditEntry> = audit()
    .orderBy('committed_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  if (target !== undefined) found = found.where('target', '==', target);
  if (actor !== undefined) found = found.where('actor_id', '==', actor);
  if (action !== undefined) found = found.where('action', '==', action);
  if (from !== undefined) found = found.where('committed_at', '>=', Timestamp.fromDate(new Date(from)));
  if (to !== undefined) found = found.where('committed_at', '<', Timestamp.fromDate(new Date(to)));
  if (after) {
    const { seconds, nanoseconds } = momentOf(after.at);
    found = found.startAfter(new Timestamp(seconds, nanoseconds), after.id);
  }
  return (await found.get()).docs.map((doc) => doc.data());
}

/** All entries on a record, oldest first, read so many at once. */
export async function trailOf(target: string, atOnce = 500): Promise<StoredAuditEntry[]> {
  const newestFirst: StoredAuditEntry[] = [];
  for (let after: AuditPlace | undefined; ;) {
    const page = await listAudit({ target, after, limit: atOnce });
    newestFirst.push(...page);
    const last = page.at(-1);
    if (!last || page.length < atOnce) return newestFirst.reverse();
    after = { at: momentText(last.committed_at), id: last.id };
  }
}
