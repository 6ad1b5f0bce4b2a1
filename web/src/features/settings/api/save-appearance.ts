import type { Appearance } from '@trialdesk/contract/entities/preferences';
import { api } from '../../../lib/api.ts';

let last: Promise<unknown> = Promise.resolve();
let pending = 0;

/** Keeps the appearance with the account, one choice after the other as they were made. Rejects with an `ApiError`. */
export async function saveAppearance(appearance: Appearance): Promise<void> {
  pending += 1;
  const mine = last.then(() => api.put('/settings/appearance', appearance));
  last = mine.catch(() => undefined);
  try {
    await mine;
  } finally {
    pending -= 1;
  }
}

/** Whether a choice made in this tab is still on its way; what the account says meanwhile is older. */
export function isSavingAppearance(): boolean {
  return pending > 0;
}
