import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Study } from '@trialdesk/contract/entities/site';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { names, requests } from '../firebase/collections.ts';
import { ApiError } from '../http/api-error.ts';
import type { By } from '../names/named-record-repository.ts';
import { nameKey } from '../names/name-key.ts';
import { prefixesFor } from './number-prefix.ts';

export async function freePrefix(transaction: Transaction, { name }: Pick<Study, 'name'>): Promise<string> {
  for (const prefix of prefixesFor(name)) {
    if (!(await transaction.get(placeOf(prefix))).exists) return prefix;
  }
  throw new Error('Prefixes have no end');
}

/** Errors: 409 when another study has or had it: its requests' numbers may begin with it. */
export async function requirePrefix(
  transaction: Transaction,
  prefix: string,
  study: Pick<Study, 'id'>,
): Promise<{ isOwn: boolean }> {
  const target = (await transaction.get(placeOf(prefix))).data()?.target;
  if (target !== undefined && target !== pathOf(study)) {
    throw new ApiError('conflict', 'prefixUsed', { number_prefix: 'prefixTaken' });
  }
  return { isOwn: target !== undefined };
}

/**
 * Only for a study without requests. The earlier prefix stays reserved too: a question being asked may still get it.
 * Errors: 409.
 */
export async function changePrefix(
  transaction: Transaction,
  study: Study,
  { number_prefix, by }: { number_prefix: string; by: By },
): Promise<Partial<Study>> {
  const before = study.number_prefix;
  if (number_prefix === before) return {};
  const { isOwn } = await requirePrefix(transaction, number_prefix, study);
  const asked = await transaction.get(requests().where('study_id', '==', study.id).limit(1));
  if (!asked.empty || (study.numbers_from ?? 1) > 1) {
    throw new ApiError('conflict', 'prefixFixed', { number_prefix: 'prefixInUse' });
  }
  if (!isOwn) reservePrefix(transaction, number_prefix, study);
  recordAudit(transaction, {
    ...by,
    action: 'study.changed',
    target: pathOf(study),
    before: { number_prefix: before ?? null },
    after: { number_prefix },
  });
  return { number_prefix };
}

export function reservePrefix(transaction: Transaction, prefix: string, study: Pick<Study, 'id'>): void {
  transaction.create(placeOf(prefix), { target: pathOf(study) });
}

function pathOf({ id }: Pick<Study, 'id'>): string {
  return `${COLLECTIONS.studies}/${id}`;
}

function placeOf(prefix: string) {
  return names().doc(nameKey('prefix', prefix));
}
