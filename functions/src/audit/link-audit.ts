import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import { secondsAfter } from '../clock.ts';
import { linkBlock } from './audit-block.ts';
import { dateOlderEntries, entriesToLink, lastBlock, storeBlock } from './audit-chain-repository.ts';
import type { SignHead } from './signing/head-signer.ts';

/** A commit that took longer than this to become visible would be missing from its block. */
const SETTLING_SECONDS = 300;

interface Linking {
  now: string;
  /** Null leaves blocks unsigned. */
  sign: SignHead | null;
  settlingSeconds?: number;
}

/**
 * Links entries committed since the last block, oldest first, and signs each block. Entries are written without knowing
 * the chain, so no document is written by every change.
 */
export async function linkAudit({ now, sign, settlingSeconds = SETTLING_SECONDS }: Linking): Promise<AuditBlock[]> {
  const linked: AuditBlock[] = [];
  const before = new Date(secondsAfter(now, -settlingSeconds));
  let previous = await lastBlock();
  if (!previous) await dateOlderEntries();
  for (;;) {
    const [first, ...others] = await entriesToLink(previous?.to ?? null, before);
    if (!first) return linked;
    const unsigned = linkBlock({ previous, entries: [first, ...others], linkedAt: now });
    const block: AuditBlock = { ...unsigned, signature: sign ? await sign(unsigned) : null };
    // Another run links the same entries.
    if (!(await storeBlock(block))) return linked;
    linked.push(block);
    previous = block;
  }
}
