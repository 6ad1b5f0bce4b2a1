import { randomUUID } from 'node:crypto';
import type { Owned } from '@trialdesk/contract/entities/owned';
import type { CollectionReference } from 'firebase-admin/firestore';
import type { Given } from './given.ts';

/** What a person keeps, or with null the whole research team; deleted when the test ends. */
export async function storeOwned<Content extends object>(
  given: Given,
  records: CollectionReference<Owned & Content>,
  { ownerId, contents }: { ownerId: string | null; contents: readonly Content[] },
): Promise<void> {
  for (const content of contents) {
    const place = records.doc(randomUUID());
    given.onEnd(() => place.delete());
    await place.create({
      ...content,
      id: place.id,
      owner_id: ownerId,
      version: 0,
      changed_by: { id: ownerId ?? 'somebody', name: 'Robin Reed' },
      changed_at: new Date().toISOString(),
    });
  }
}

/** Deletes what a person saves through the application. */
export function forgetOwned(given: Given, records: CollectionReference<Owned>, personId: string): void {
  given.onEnd(async () => {
    const { docs } = await records.where('changed_by.id', '==', personId).get();
    for (const { ref } of docs) await ref.delete();
  });
}
