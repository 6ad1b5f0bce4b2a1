import { isWholeRecord } from '@trialdesk/contract/whole-request';
import { FieldPath } from 'firebase-admin/firestore';
import { requests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { spreadThread, wholeThread } from '../requests/open-thread-repository.ts';
import type { MigratedPage, Migration } from './migration.ts';

/** Each up to 1 MiB. */
const PAGE = 20;

/** Also those of the site's copy. */
export const spreadThreads: Migration = { to: 2, name: 'queries in documents of their own', page };

async function page(after: string, { dryRun }: { dryRun: boolean }): Promise<MigratedPage> {
  const all = requests().orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (after === '' ? all : all.startAfter(after)).get();
  const whole = docs.filter((doc) => isWholeRecord(doc.data()));
  if (!dryRun) await Promise.all(whole.map(({ id }) => spread(id)));
  return { read: docs.length, changed: whole.length, last: docs.length < PAGE ? null : (docs.at(-1)?.id ?? null) };
}

async function spread(requestId: string): Promise<void> {
  await runTransaction(async (transaction) => {
    const record = (await transaction.get(requests().doc(requestId))).data();
    if (record && isWholeRecord(record)) spreadThread(transaction, await wholeThread(transaction, record));
  });
}
