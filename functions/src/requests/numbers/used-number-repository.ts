import type { Study } from '@trialdesk/contract/entities/site';
import type { Transaction } from 'firebase-admin/firestore';
import { studies } from '../../firebase/collections.ts';

/** The number of a removed request is not given again. */
export function keepNumberUsed(transaction: Transaction, study: Study, sequence: number | undefined): void {
  if (sequence === undefined || sequence < (study.numbers_from ?? 1)) return;
  transaction.update(studies().doc(study.id), { numbers_from: sequence + 1 });
}
