import type { Site, Study } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { secondsAfter } from '../clock.ts';
import { names, sites, studies } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { nameKey } from './name-key.ts';

const KINDS = {
  site: { folder: COLLECTIONS.sites, created: 'site.created', renamed: 'site.renamed' },
  study: { folder: COLLECTIONS.studies, created: 'study.created', renamed: 'study.renamed' },
} as const;

export type NamedKind = keyof typeof KINDS;

/** A call of the API that began before a change of a name is over by then. */
const SPREAD_AGAIN_SECONDS = 120;

export interface By {
  actor: AuditActor;
  at: string;
  reason?: string | undefined;
}

interface Stored<T> {
  record: T;
  by: By;
  /** Adds to the record in the same transaction; reads first. */
  complete?: (transaction: Transaction) => Promise<T>;
}

/** Null if one of that name exists, ignoring case and blanks. */
export async function storeNamed<T extends Site>(
  kind: NamedKind,
  { record, by, complete }: Stored<T>,
): Promise<T | null> {
  const { folder, created } = KINDS[kind];
  return runTransaction(async (transaction) => {
    const reserved = reservationOf(kind, record.name);
    if ((await transaction.get(reserved)).exists) return null;
    const stored = complete ? await complete(transaction) : record;
    const target = `${folder}/${record.id}`;
    transaction.create(reserved, { target });
    transaction.create(placeOf(kind, record.id), stored);
    recordAudit(transaction, { ...by, action: created, target, before: null, after: { name: record.name } });
    return stored;
  });
}

interface Renamed {
  id: string;
  name: string;
  by: By;
  /** Other changes in the same transaction; reads first. */
  also?: (transaction: Transaction, record: Study) => Promise<Partial<Study>>;
}

/**
 * Frees the earlier name. `taken` if another has the new one; null when there is none. The same name again is no
 * change.
 */
export async function renameNamed(kind: NamedKind, { id, name, by, also }: Renamed): Promise<Study | 'taken' | null> {
  const { folder, renamed } = KINDS[kind];
  const target = `${folder}/${id}`;
  return runTransaction(async (transaction) => {
    const reserved = reservationOf(kind, name);
    const [place, taken] = [placeOf(kind, id), await transaction.get(reserved)];
    const record = (await transaction.get(place)).data();
    if (!record) return null;
    if (taken.exists && taken.data()?.target !== target) return 'taken';
    const earlier = reservationOf(kind, record.name);
    const isOwn = (await transaction.get(earlier)).data()?.target === target;
    const more = (await also?.(transaction, record)) ?? {};
    const isRenamed = record.name !== name;
    const change = { ...more, ...(isRenamed && { name, spread_due_at: secondsAfter(by.at, SPREAD_AGAIN_SECONDS) }) };
    if (Object.keys(change).length > 0) transaction.update(place, change);
    if (isRenamed) {
      if (isOwn && earlier.id !== reserved.id) transaction.delete(earlier);
      if (!taken.exists) transaction.create(reserved, { target });
      recordAudit(transaction, { ...by, action: renamed, target, before: { name: record.name }, after: { name } });
    }
    return { ...record, ...change };
  });
}

/** A site lacks the settings of a study. */
export function placeOf(kind: NamedKind, id: string): DocumentReference<Study> {
  return kind === 'site' ? sites().doc(id) : studies().doc(id);
}

function reservationOf(kind: NamedKind, name: string) {
  return names().doc(nameKey(kind, name));
}
