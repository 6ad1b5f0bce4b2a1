import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import { audit } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { momentText } from '../moment.ts';
import { recordAudit, type AuditActor } from './audit-repository.ts';
import { entriesBetween } from './audit-chain-repository.ts';
import { removalHash, type EntryRemoval } from './entry-removal.ts';

/** A transaction's writes stay well below Firestore's limit. */
const MOST = 400;

/** As the audit trail has it. */
export async function entryRemovals(): Promise<EntryRemoval[]> {
  const found = await audit().where('action', '==', 'retention.audit_removed').get();
  return found.docs.map((doc) => {
    const { id, committed_at, before } = doc.data();
    return { ...(before as unknown as Omit<EntryRemoval, 'id' | 'at'>), id, at: momentText(committed_at) };
  });
}

interface BlockSearch {
  block: AuditBlock;
  /** Commit time of the block before's last entry; null for the first. */
  after: string | null;
  /** With the target, its entry is kept. */
  isKept: (target: string) => Promise<boolean>;
}

/** Entries whose targets are gone. Removals themselves are kept for ever: they explain what is missing. */
export async function removableEntries({ block, after, isKept }: BlockSearch): Promise<string[]> {
  const entries = (await entriesBetween(after, block.to)).map((doc) => doc.data());
  const found: string[] = [];
  for (const { id, action, target } of entries)
    if (!action.startsWith('retention.') && !(await isKept(target))) found.push(id);
  return found;
}

/** On record with ids and a hash over their hashes in the chain. Returns how many. */
export async function removeEntries(
  { block, years }: { block: AuditBlock; years: number },
  ids: readonly string[],
  by: { actor: AuditActor; reason: string; at: string },
): Promise<number> {
  for (let from = 0; from < ids.length; from += MOST) {
    const some = ids.slice(from, from + MOST);
    await runTransaction((transaction) => {
      for (const id of some) transaction.delete(audit().doc(id));
      recordAudit(transaction, {
        ...by,
        action: 'retention.audit_removed',
        target: `audit_blocks/${block.number}`,
        before: { block: block.number, years, entries: some, sha256: removalHash(block, some) },
        after: null,
      });
      return Promise.resolve();
    });
  }
  return ids.length;
}
