import type { KeyObject } from 'node:crypto';
import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import { allBlocks, entriesBetween } from './audit-chain-repository.ts';
import { checkBlock, type Fault } from './check-block.ts';
import { isValidRemoval } from './entry-removal.ts';
import { entryRemovals } from './removed-entries-repository.ts';

/** Noted earlier outside the database. */
export type KnownHead = Pick<AuditBlock, 'number' | 'sha256'>;

export interface ChainReport {
  blocks: number;
  linked: number;
  /** Of the linked, under retention. */
  removed: number;
  /** Not in a block yet. */
  unlinked: number;
  head: KnownHead | null;
  faults: Fault[];
}

/**
 * Works a block at a time. Without a key signatures are not checked; without a known head, blocks removed from the end
 * go unnoticed.
 */
export async function checkChain(key: KeyObject | null, known: KnownHead | null): Promise<ChainReport> {
  const faults: Fault[] = [];
  const removals = await entryRemovals();
  let removedCount = 0;
  let previous: AuditBlock | null = null;
  let blocks = 0;
  let linked = 0;
  let isKnownSeen = known === null;
  for await (const block of allBlocks()) {
    const entries = (await entriesBetween(previous?.to ?? null, block.to)).map((doc) => doc.data());
    const ofBlock = removals.filter((removal) => removal.block === block.number);
    const [valid, invalid] = [true, false].map((is) => ofBlock.filter((each) => isValidRemoval(each, block) === is));
    const removed = new Set(valid?.flatMap((removal) => removal.entries));
    faults.push(...checkBlock({ block, previous, entries, removed, key }));
    for (const { id } of invalid ?? []) faults.push({ kind: 'removal_invalid', block: block.number, entry: id });
    removedCount += removed.size;
    if (known?.number === block.number && known.sha256 === block.sha256) isKnownSeen = true;
    blocks += 1;
    linked += block.entries.length;
    previous = block;
  }
  if (!isKnownSeen) faults.push({ kind: 'head_missing', block: known?.number ?? null, entry: null });
  const rest = await entriesBetween(previous?.to ?? null, null);
  for (const { id, createTime, updateTime } of rest) {
    if (!createTime.isEqual(updateTime)) faults.push({ kind: 'unlinked_entry_changed', block: null, entry: id });
  }
  const head = previous && { number: previous.number, sha256: previous.sha256 };
  return { blocks, linked, removed: removedCount, unlinked: rest.length, head, faults };
}
