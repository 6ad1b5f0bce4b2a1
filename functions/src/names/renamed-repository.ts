import type { Site } from '@trialdesk/contract/entities/site';
import { FieldValue } from 'firebase-admin/firestore';
import { sites, studies } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { placeOf, type NamedKind } from './named-record-repository.ts';

export interface Renamed extends Site {
  kind: NamedKind;
}

/** Due to have their requests looked through once more. */
export async function findRenamed(now: string): Promise<Renamed[]> {
  const [ofSites, ofStudies] = await Promise.all([
    sites().where('spread_due_at', '<=', now).get(),
    studies().where('spread_due_at', '<=', now).get(),
  ]);
  return [
    ...ofSites.docs.map((doc) => ({ ...doc.data(), kind: 'site' as const })),
    ...ofStudies.docs.map((doc) => ({ ...doc.data(), kind: 'study' as const })),
  ];
}

/** Unless it was renamed again meanwhile. */
export async function finishRenaming({ kind, id, spread_due_at }: Renamed): Promise<void> {
  await runTransaction(async (transaction) => {
    const place = placeOf(kind, id);
    if ((await transaction.get(place)).data()?.spread_due_at !== spread_due_at) return;
    transaction.update(place, { spread_due_at: FieldValue.delete() });
  });
}
