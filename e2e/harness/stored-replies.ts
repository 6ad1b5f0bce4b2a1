import { savedReplies } from '../../functions/src/firebase/collections.ts';
import type { Given } from './given.ts';
import { forgetOwned, storeOwned } from './owned-records.ts';

const TEXTS = {
  'Out of window': 'Dear {{requester}},\n\na visit on {{visit date}} is out of window. See {{request_number}}.',
  'Sponsor decides': 'The sponsor of {{study}} decides this, and will write to {{site}}.\n{{my_name}}',
};

/** Saved replies of a person, or with null of the whole research team; deleted when the test ends. */
export async function storedReplies(
  given: Given,
  ownerId: string | null,
  texts: Readonly<Record<string, string>> = TEXTS,
): Promise<void> {
  const contents = Object.entries(texts).map(([title, text]) => ({ title, text }));
  await storeOwned(given, savedReplies(), { ownerId, contents });
}

/** Deletes what a person saves through the application. */
export function forgetReplies(given: Given, personId: string): void {
  forgetOwned(given, savedReplies(), personId);
}
