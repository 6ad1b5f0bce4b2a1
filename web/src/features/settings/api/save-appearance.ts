import type { Appearance } from '@trialdesk/contract/entities/preferences';
import { call } from '../../../lib/api.ts';

let last: Promise<unknown> = Promise.resolve();
let pending = 0;

/** Saves the appearance with the account, one choice after another in the order made. Rejects with an `ApiError`. */
export async function saveAppearance(appearance: Appearance): Promise<void> {
  pending += 1;
  const mine = last.then(() => call('putAppearance', { body: appearance }));
  last = mine.catch(() => undefined);
  try {
    await mine;
  } finally {
    pending -= 1;
  }
}

/** Whether a choice made in this tab is still being saved; until then the account holds an older one. */
export function isSavingAppearance(): boolean {
  return pending > 0;
}
