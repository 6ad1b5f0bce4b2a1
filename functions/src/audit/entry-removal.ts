import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import { canonicalHash } from '../canonical-hash.ts';

/** Under retention, of entries of one block: an audit entry of its own, kept for ever. */
export interface EntryRemoval {
  /** Of the audit entry. */
  id: string;
  /** Of the commit: ISO 8601, UTC. */
  at: string;
  block: number;
  /** The period that was over. */
  years: number;
  /** Ids. */
  entries: string[];
  /** Over the entries with their hashes in the block. */
  sha256: string;
}

export function removalHash(block: Pick<AuditBlock, 'entries'>, ids: readonly string[]): string {
  const removed = new Set(ids);
  return canonicalHash(block.entries.filter(({ id }) => removed.has(id)));
}

/** Of entries of this block as linked, after their period was over. */
export function isValidRemoval(removal: EntryRemoval, block: AuditBlock): boolean {
  const linked = new Set(block.entries.map(({ id }) => id));
  const due = new Date(block.to);
  due.setUTCFullYear(due.getUTCFullYear() + removal.years);
  return (
    removal.years > 0 &&
    removal.entries.every((id) => linked.has(id)) &&
    removal.sha256 === removalHash(block, removal.entries) &&
    due.getTime() <= Date.parse(removal.at)
  );
}
