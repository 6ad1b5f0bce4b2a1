import type { AuditAction, AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { Actor } from '@trialdesk/contract/entities/user';
import { FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { audit } from '../firebase/collections.ts';
import type { Member } from '../http/member.ts';
import type { AuditPlace } from './audit-cursor.ts';

/** Work that no person does: drafting and reading documents. */
export const SYSTEM = { id: 'system', name: 'TrialDesk', role: 'System' } as const;

export type AuditActor = Pick<Member, 'id' | 'name' | 'role'> | typeof SYSTEM;

export interface AuditEvent {
  at: string;
  actor: AuditActor;
  action: AuditAction;
  /** Path of the document that changed. */
  target: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Writes the entry with the change it tells of; there is no way to write one without a transaction. */
export function recordAudit(transaction: Transaction, event: AuditEvent): void {
  const entry = audit().doc();
  const { actor, ...rest } = event;
  const record: AuditEntry = {
    id: entry.id,
    actor_id: actor.id,
    actor_name: actor.name,
    actor_role: actor.role,
    ...rest,
  };
  transaction.create(entry, record);
}

export function asActor({ id, name }: Actor): Actor {
  return { id, name };
}

/** Which entries to list; what is undefined does not restrict. Times are ISO 8601 in UTC. */
export interface AuditFilter {
  target: string | undefined;
  actor: string | undefined;
  /** Not before. */
  from: string | undefined;
  /** Before. */
  to: string | undefined;
  /** The entry that the list goes on after. */
  after: AuditPlace | undefined;
  limit: number;
}

/** Newest first. */
export async function listAudit({ target, actor, from, to, after, limit }: AuditFilter): Promise<AuditEntry[]> {
  let found: Query<AuditEntry> = audit().orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit);
  if (target !== undefined) found = found.where('target', '==', target);
  if (actor !== undefined) found = found.where('actor_id', '==', actor);
  if (from !== undefined) found = found.where('at', '>=', from);
  if (to !== undefined) found = found.where('at', '<', to);
  if (after) found = found.startAfter(after.at, after.id);
  return (await found.get()).docs.map((doc) => doc.data());
}
