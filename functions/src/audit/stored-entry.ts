import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import { canonicalHash } from '../canonical-hash.ts';
import { momentText } from '../moment.ts';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';

/** As shown: `at` is the commit time. Older entries have no reason. */
export function entryView({
  committed_at,
  ...entry
}: Omit<StoredAuditEntry, 'reason'> & { reason?: string | null }): AuditEntry {
  return { ...entry, reason: entry.reason ?? null, at: `${momentText(committed_at).slice(0, 23)}Z` };
}

/** Covers every stored field. */
export function entryHash({ committed_at, ...entry }: StoredAuditEntry): string {
  return canonicalHash({ ...entry, committed_at: momentText(committed_at) });
}
