import type { Study } from '@trialdesk/contract/entities/site';
import { requestNumber, sequenceOf } from '@trialdesk/contract/request-number';
import { requests } from '../../firebase/collections.ts';

/**
 * By study, as far as this instance knows. Numbers of other instances show when one turns out to be taken, so giving
 * one reads and writes no counter.
 */
const last = new Map<string, number>();

type Numbered = Pick<Study, 'id' | 'number_prefix' | 'numbers_from'>;

/** Likely free; null for a study without a prefix. */
export function takeNumber({ id, number_prefix, numbers_from = 1 }: Numbered): string | null {
  if (number_prefix === undefined) return null;
  const next = Math.max(last.get(id) ?? 0, numbers_from - 1) + 1;
  last.set(id, next);
  return requestNumber(number_prefix, next);
}

/** Of a request that was not stored. Left out for good once later ones were taken. */
export function releaseNumber({ id }: Numbered, number: string | null): void {
  if (number === null) return;
  const sequence = sequenceOf(number);
  if (last.get(id) === sequence) last.set(id, sequence - 1);
}

/** Continues behind the study's newest. */
export async function skipTakenNumbers({ id }: Numbered): Promise<void> {
  const newest = await newestSequence(id);
  last.set(id, Math.max(last.get(id) ?? 0, newest));
}

async function newestSequence(studyId: string): Promise<number> {
  const found = await requests().where('study_id', '==', studyId).orderBy('sequence', 'desc').limit(1).get();
  return found.docs[0]?.data().sequence ?? 0;
}
