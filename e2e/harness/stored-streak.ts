import { scoreStreaks } from '../../functions/src/firebase/collections.ts';
import type { Given } from './given.ts';

/** As after so many answers of a person with the evaluation as preset. */
export async function storedStreak(given: Given, personId: string, preset: number): Promise<void> {
  const streak = scoreStreaks().doc(personId);
  await streak.set({ preset, is_dismissed: false });
  given.onEnd(() => streak.delete());
}
