import { verify, type KeyObject } from 'node:crypto';
import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';
import { blockHash, headMessage } from './audit-block.ts';
import { entryHash } from './stored-entry.ts';

export interface Fault {
  kind:
    | 'entry_changed'
    | 'entry_missing'
    | 'entry_inserted'
    | 'block_changed'
    | 'block_missing'
    | 'block_unsigned'
    | 'signature_invalid'
    | 'head_missing'
    | 'unlinked_entry_changed'
    | 'removal_invalid';
  /** Null after the last. */
  block: number | null;
  /** Id. */
  entry: string | null;
}

interface Checked {
  block: AuditBlock;
  previous: Pick<AuditBlock, 'number' | 'sha256'> | null;
  /** All in the database between the block before and the end of this one. */
  entries: readonly StoredAuditEntry[];
  /** Of entries removed under retention. */
  removed?: ReadonlySet<string>;
  /** Null leaves signatures unchecked. */
  key: KeyObject | null;
}

/** Against its predecessor, its entries and its signature. */
export function checkBlock({ block, previous, entries, removed, key }: Checked): Fault[] {
  const at = (kind: Fault['kind'], entry: string | null = null): Fault => ({ kind, block: block.number, entry });
  const faults: Fault[] = [];
  if (block.number !== (previous?.number ?? 0) + 1) faults.push(at('block_missing'));
  else if (block.previous !== (previous?.sha256 ?? '')) faults.push(at('block_changed'));
  if (block.sha256 !== blockHash(block)) faults.push(at('block_changed'));
  if (key) faults.push(...signatureFaults(block, key).map((kind) => at(kind)));

  const found = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { id, sha256 } of block.entries) {
    const entry = found.get(id);
    if (!entry && !removed?.has(id)) faults.push(at('entry_missing', id));
    else if (entry && entryHash(entry) !== sha256) faults.push(at('entry_changed', id));
    found.delete(id);
  }
  return [...faults, ...[...found.keys()].map((id) => at('entry_inserted', id))];
}

function signatureFaults(block: AuditBlock, key: KeyObject): Fault['kind'][] {
  if (!block.signature) return ['block_unsigned'];
  const isValid = verify('sha256', headMessage(block), key, Buffer.from(block.signature.value, 'base64'));
  return isValid ? [] : ['signature_invalid'];
}
