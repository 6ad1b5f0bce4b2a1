import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import { FieldPath, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { audit, auditBlocks } from '../firebase/collections.ts';
import { isAlreadyThere } from '../firebase/is-already-there.ts';
import { momentOf, momentText } from '../moment.ts';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';

function timestampOf(text: string): Timestamp {
  const { seconds, nanoseconds } = momentOf(text);
  return new Timestamp(seconds, nanoseconds);
}

/** Keeps a block far below Firestore's 1 MiB. */
const ENTRIES_PER_BLOCK = 500;

export async function lastBlock(): Promise<AuditBlock | null> {
  const found = await auditBlocks().orderBy('number', 'desc').limit(1).get();
  return found.docs[0]?.data() ?? null;
}

/** False when another run has stored this number. */
export async function storeBlock(block: AuditBlock): Promise<boolean> {
  try {
    await auditBlocks().doc(String(block.number)).create(block);
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Committed after `after` and before `before`, in commit order; entries of one moment are never parted. */
export async function entriesToLink(after: string | null, before: Date): Promise<StoredAuditEntry[]> {
  let found = audit().where('committed_at', '<', Timestamp.fromDate(before));
  if (after !== null) found = found.where('committed_at', '>', timestampOf(after));
  const page = await found.orderBy('committed_at').orderBy(FieldPath.documentId()).limit(ENTRIES_PER_BLOCK).get();
  const entries = page.docs.map((doc) => doc.data());
  if (entries.length < ENTRIES_PER_BLOCK) return entries;
  const last = entries.at(-1);
  const end = last && momentText(last.committed_at);
  const whole = entries.filter(({ committed_at }) => momentText(committed_at) !== end);
  if (whole.length === 0) throw new Error('Too many audit entries of one moment to link');
  return whole;
}

/** Committed after `after`, up to and with `to`; null is unbounded. Snapshots show when a document was last written. */
export async function entriesBetween(
  after: string | null,
  to: string | null,
): Promise<QueryDocumentSnapshot<StoredAuditEntry>[]> {
  let found = audit().orderBy('committed_at');
  if (after !== null) found = found.where('committed_at', '>', timestampOf(after));
  if (to !== null) found = found.where('committed_at', '<=', timestampOf(to));
  return (await found.get()).docs;
}

/** In order, a page at a time. */
export async function* allBlocks(): AsyncGenerator<AuditBlock> {
  const PAGE = 50;
  for (let after = 0; ;) {
    const page = await auditBlocks().where('number', '>', after).orderBy('number').limit(PAGE).get();
    for (const doc of page.docs) yield doc.data();
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    after = last.data().number;
  }
}

/** Gives entries from before commit times were recorded the time of their instance; returns their number. */
export async function dateOlderEntries(): Promise<number> {
  const PAGE = 300;
  let dated = 0;
  for (let after = ''; ;) {
    let page = audit().orderBy(FieldPath.documentId()).limit(PAGE);
    if (after !== '') page = page.startAfter(after);
    const { docs } = await page.get();
    const batch = audit().firestore.batch();
    for (const doc of docs) {
      const entry: Partial<StoredAuditEntry> & Pick<StoredAuditEntry, 'at'> = doc.data();
      if (entry.committed_at !== undefined) continue;
      batch.update(doc.ref, { committed_at: Timestamp.fromDate(new Date(entry.at)) });
      dated += 1;
    }
    await batch.commit();
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return dated;
    after = last.id;
  }
}
