import type { Clock } from '../clock.ts';
import { findRenamed, finishRenaming } from '../names/renamed-repository.ts';
import { spreadName } from './spread-name-repository.ts';

/** Requests being asked while the name changed have the earlier one; so have all, if the trigger was lost. */
export async function spreadDueNames(clock: Clock): Promise<void> {
  for (const renamed of await findRenamed(clock())) {
    await spreadName(renamed);
    await finishRenaming(renamed);
  }
}
