import type { ViewQuery } from '@trialdesk/contract/entities/saved-view';
import { savedViews } from '../../functions/src/firebase/collections.ts';
import type { Given } from './given.ts';
import { forgetOwned, storeOwned } from './owned-records.ts';

/** Saved views of a person, or with null of the whole research team, by name; deleted when the test ends. */
export async function storedViews(
  given: Given,
  ownerId: string | null,
  queries: Readonly<Record<string, ViewQuery>>,
): Promise<void> {
  const contents = Object.entries(queries).map(([name, query]) => ({ name, query }));
  await storeOwned(given, savedViews(), { ownerId, contents });
}

/** Deletes what a person saves through the application. */
export function forgetViews(given: Given, personId: string): void {
  forgetOwned(given, savedViews(), personId);
}
