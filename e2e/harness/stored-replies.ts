import { randomUUID } from 'node:crypto';
import type { SavedReply } from '@trialdesk/contract/entities/saved-reply';
import { savedReplies } from '../../functions/src/firebase/collections.ts';
import type { Given } from './given.ts';

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
  for (const [title, text] of Object.entries(texts)) {
    const reply: SavedReply = {
      id: randomUUID(),
      title,
      text,
      owner_id: ownerId,
      version: 0,
      changed_by: { id: ownerId ?? 'somebody', name: 'Robin Reed' },
      changed_at: new Date().toISOString(),
    };
    given.onEnd(() => savedReplies().doc(reply.id).delete());
    await savedReplies().doc(reply.id).create(reply);
  }
}

/** Deletes what a person saves through the application. */
export function forgetReplies(given: Given, ownerId: string): void {
  given.onEnd(async () => {
    const { docs } = await savedReplies().where('changed_by.id', '==', ownerId).get();
    for (const { ref } of docs) await ref.delete();
  });
}
