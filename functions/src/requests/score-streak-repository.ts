import { isDeepStrictEqual } from 'node:util';
import { isReminderDue, NO_STREAK, type ScoreStreak } from '@trialdesk/contract/entities/score-streak';
import type { Transaction } from 'firebase-admin/firestore';
import { scoreStreaks } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

/** Of one person, so that colleagues do not wait for each other. Reads, so it comes before other writes. */
export async function changeStreak(
  transaction: Transaction,
  userId: string,
  next: (streak: ScoreStreak) => ScoreStreak,
): Promise<void> {
  const place = scoreStreaks().doc(userId);
  const streak = (await transaction.get(place)).data() ?? NO_STREAK;
  const changed = next(streak);
  if (!isDeepStrictEqual(changed, streak)) transaction.set(place, changed);
}

/** Changes nothing while no reminder is due. Not audited: it is what a screen shows. */
export async function dismissReminder(userId: string): Promise<void> {
  await runTransaction((transaction) =>
    changeStreak(transaction, userId, (streak) => (isReminderDue(streak) ? { ...streak, is_dismissed: true } : streak)),
  );
}
