import { randomUUID } from 'node:crypto';
import type { SavedView, ViewQuery } from '@trialdesk/contract/entities/saved-view';
import { savedViews } from '../../functions/src/firebase/collections.ts';
import type { Given } from './given.ts';

/** Saved views of a person, or with null of the whole research team, by name; deleted when the test ends. */
export async function storedViews(
  given: Given,
  ownerId: string | null,
  queries: Readonly<Record<string, ViewQuery>>,
): Promise<void> {
  for (const [name, query] of Object.entries(queries)) {
    const view: SavedView = {
      id: randomUUID(),
      name,
      query,
      owner_id: ownerId,
      version: 0,
      changed_by: { id: ownerId ?? 'somebody', name: 'Robin Reed' },
      changed_at: new Date().toISOString(),
    };
    given.onEnd(() => savedViews().doc(view.id).delete());
    await savedViews().doc(view.id).create(view);
  }
}

/** Deletes what a person saves through the application. */
export function forgetViews(given: Given, personId: string): void {
  given.onEnd(async () => {
    const { docs } = await savedViews().where('changed_by.id', '==', personId).get();
    for (const { ref } of docs) await ref.delete();
  });
}
