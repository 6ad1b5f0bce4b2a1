import type { Owned } from '@trialdesk/contract/entities/owned';
import type { Collection } from '@trialdesk/contract/paths';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { savedReplies, savedViews } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { normalName } from '../names/name-key.ts';

/** How records of one kind are stored; `Content` is what they say. */
export interface OwnedKind<Content extends object> {
  records: () => CollectionReference<Owned & Content>;
  collection: Collection;
  /** Of their audit actions. */
  subject: 'saved_reply' | 'saved_view';
  most: { personal: number; shared: number };
  contentOf: (record: Owned & Content) => Content;
  /** A name that no two of one owner share, whatever the case; null if they may. */
  nameOf: ((content: Content) => string) | null;
}

interface By {
  actor: AuditActor;
  at: string;
}

/** Its owner has as many as allowed, or another of that name. */
export type Misfit = 'full' | 'taken';

/** Null for those of the whole research team. */
function ownedBy<Content extends object>({ records }: Pick<OwnedKind<Content>, 'records'>, ownerId: string | null) {
  return records().where('owner_id', '==', ownerId);
}

/** With those of the whole research team. */
export async function findOwned<Content extends object>(
  kind: OwnedKind<Content>,
  ownerId: string,
): Promise<(Owned & Content)[]> {
  const found = await Promise.all([ownedBy(kind, ownerId).get(), ownedBy(kind, null).get()]);
  return found.flatMap(({ docs }) => docs.map((doc) => doc.data()));
}

/** An existing one is returned as it is. */
export async function storeOwned<Content extends object>(
  kind: OwnedKind<Content>,
  record: Owned & Content,
  by: By,
): Promise<(Owned & Content) | Misfit> {
  return runTransaction(async (transaction) => {
    const place = kind.records().doc(record.id);
    const there = (await transaction.get(place)).data();
    if (there) return there;
    const misfit = await misfitOf(kind, transaction, { before: null, after: record });
    if (misfit) return misfit;
    transaction.create(place, record);
    audited(kind, transaction, { change: 'created', by, before: null, after: record });
    return record;
  });
}

/** `decide` gets what is stored and returns what to store, or refuses by throwing. The same again writes nothing. */
export async function changeOwned<Content extends object>(
  kind: OwnedKind<Content>,
  { id, decide }: { id: string; decide: (stored: (Owned & Content) | null) => Owned & Content },
  by: By,
): Promise<(Owned & Content) | Misfit> {
  return runTransaction(async (transaction) => {
    const place = kind.records().doc(id);
    const before = (await transaction.get(place)).data() ?? null;
    const after = decide(before);
    if (after === before) return after;
    const misfit = await misfitOf(kind, transaction, { before, after });
    if (misfit) return misfit;
    transaction.set(place, after);
    audited(kind, transaction, { change: 'changed', by, before, after });
    return after;
  });
}

/** `check` gets what is stored and refuses by throwing. */
export async function deleteOwned<Content extends object>(
  kind: OwnedKind<Content>,
  { id, check }: { id: string; check: (stored: (Owned & Content) | null) => Owned & Content },
  by: By,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const place = kind.records().doc(id);
    const before = check((await transaction.get(place)).data() ?? null);
    transaction.delete(place);
    audited(kind, transaction, { change: 'deleted', by, before, after: null });
  });
}

/** Reads first. Shared ones stay. */
export async function deletePersonalRecords(transaction: Transaction, ownerId: string): Promise<void> {
  const replies = await transaction.get(ownedBy({ records: savedReplies }, ownerId).select());
  const views = await transaction.get(ownedBy({ records: savedViews }, ownerId).select());
  for (const { ref } of [...replies.docs, ...views.docs]) transaction.delete(ref);
}

interface Change<Content extends object> {
  before: (Owned & Content) | null;
  after: (Owned & Content) | null;
}

async function misfitOf<Content extends object>(
  kind: OwnedKind<Content>,
  transaction: Transaction,
  { before, after }: Change<Content> & { after: Owned & Content },
): Promise<Misfit | null> {
  const { most, nameOf } = kind;
  const beside = ownedBy(kind, after.owner_id);
  if (before?.owner_id !== after.owner_id) {
    const count = (await transaction.get(beside.count())).data().count;
    if (count >= (after.owner_id === null ? most.shared : most.personal)) return 'full';
  }
  if (!nameOf) return null;
  const name = normalName(nameOf(after));
  const { docs } = await transaction.get(beside);
  return docs.some((doc) => doc.id !== after.id && normalName(nameOf(doc.data())) === name) ? 'taken' : null;
}

function audited<Content extends object>(
  { subject, collection, contentOf }: OwnedKind<Content>,
  transaction: Transaction,
  { change, by, before, after }: Change<Content> & { change: 'created' | 'changed' | 'deleted'; by: By },
): void {
  /** Administrators read the audit trail, and a personal one is its owner's alone. */
  const onRecord = (record: (Owned & Content) | null) =>
    record && (record.owner_id === null ? { is_shared: true, ...contentOf(record) } : { is_shared: false });
  recordAudit(transaction, {
    ...by,
    action: `${subject}.${change}`,
    target: `${collection}/${(after ?? before)?.id ?? ''}`,
    before: onRecord(before),
    after: onRecord(after),
  });
}
