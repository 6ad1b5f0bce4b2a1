import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import { canonicalHash } from '../canonical-hash.ts';
import { momentText } from '../moment.ts';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';
import { entryHash } from './stored-entry.ts';

export type UnsignedBlock = Omit<AuditBlock, 'signature'>;

interface Link {
  previous: Pick<AuditBlock, 'number' | 'sha256'> | null;
  entries: readonly [StoredAuditEntry, ...StoredAuditEntry[]];
  linkedAt: string;
}

export function linkBlock({ previous, entries, linkedAt }: Link): UnsignedBlock {
  const last = entries.at(-1) ?? entries[0];
  const block = {
    number: (previous?.number ?? 0) + 1,
    previous: previous?.sha256 ?? '',
    entries: entries.map((entry) => ({ id: entry.id, sha256: entryHash(entry) })),
    to: momentText(last.committed_at),
    linked_at: linkedAt,
  };
  return { ...block, sha256: blockHash(block) };
}

export function blockHash({ number, previous, entries, to, linked_at }: Omit<UnsignedBlock, 'sha256'>): string {
  return canonicalHash({ number, previous, entries, to, linked_at });
}

export function headMessage({ number, sha256 }: Pick<AuditBlock, 'number' | 'sha256'>): Buffer {
  return Buffer.from(`trialdesk audit head ${number} ${sha256}`);
}
