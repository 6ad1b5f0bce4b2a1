import type { AuditAction, AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { Actor } from '@trialdesk/contract/entities/user';
import { FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { audit } from '../firebase/collections.ts';
import type { Member } from '../http/member.ts';
import type { AuditPlace } from './audit-cursor.ts';

/** Actor of drafting and ingestion. */
export const SYSTEM = { id: 'system', name: 'TrialDesk', role: 'System' } as const;

export type AuditActor = Pick<Member, 'id' | 'name' | 'role'> | typeof SYSTEM;

export interface AuditEvent {
  at: string;
  actor: AuditActor;
  action: AuditAction;
  /** Path of the changed document. */
  target: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Writes the entry in the transaction of the change it records. */
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

/** Undefined does not restrict. Times are ISO 8601, UTC. */
export interface AuditFilter {
  target: string | undefined;
  actor: string | undefined;
  /** Inclusive. */
  from: string | undefined;
  /** Exclusive. */
  to: string | undefined;
  /** Continue after this entry. */
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
