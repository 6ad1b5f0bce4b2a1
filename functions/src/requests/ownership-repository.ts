import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { EVERYWHERE, type Reach } from '@trialdesk/contract/permissions';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { requests, users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { requireRequestWithin } from '../http/within-reach.ts';
import type { NewOwner } from './ownership.ts';

const AT_ONCE = 100;

interface Wanted {
  /** Of the caller. */
  reach: Reach;
  requestIds: readonly string[];
  /** Null for nobody. */
  ownerId: string | null;
}

/** Each null where there is no record. May run more than once. */
type Decide = (request: RequestSummary | null, owner: User | null) => NewOwner | null;

/** In one transaction, which `decide` aborts by throwing; null changes nothing. Errors: 403 beyond the reach. */
export async function changeOwners({ reach, requestIds, ownerId }: Wanted, decide: Decide): Promise<void> {
  await runTransaction(async (transaction) => {
    const owner = ownerId === null ? null : ((await transaction.get(users().doc(ownerId))).data() ?? null);
    const found = await transaction.getAll(...requestIds.map((id) => requests().doc(id)));
    const decided = found.map((document) => {
      const request = document.data() ?? null;
      if (request) requireRequestWithin(reach, request);
      return { id: document.id, change: decide(request, owner) };
    });
    for (const { id, change } of decided) if (change) write(transaction, id, change);
  });
}

/** A page at a time. May be repeated. */
export async function changeOwned(
  ownerId: string,
  decide: (request: RequestSummary, owner: User | null) => NewOwner | null,
): Promise<void> {
  const owned = requests().where('owner_id', '==', ownerId).orderBy(FieldPath.documentId()).limit(AT_ONCE);
  for (let last = ''; ;) {
    const { docs } = await (last === '' ? owned : owned.startAfter(last)).get();
    const end = docs.at(-1);
    if (!end) return;
    await changeOwners({ reach: EVERYWHERE, requestIds: docs.map(({ id }) => id), ownerId }, (request, owner) =>
      request?.owner_id === ownerId ? decide(request, owner) : null,
    );
    last = end.id;
  }
}

function write(transaction: Transaction, id: string, { owner, audit }: NewOwner): void {
  transaction.update(requests().doc(id), { ...owner });
  for (const event of audit) recordAudit(transaction, event);
}
