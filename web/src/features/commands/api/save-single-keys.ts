import { call } from '../../../lib/api.ts';
import { setSingleKeys } from '../../../lib/shortcuts/single-keys.ts';

/** Applies the choice at once, whether it can be saved with the account or not. */
export async function saveSingleKeys(single_keys: boolean): Promise<void> {
  setSingleKeys(single_keys);
  await call('putShortcuts', { body: { single_keys } }).catch(() => undefined);
}
