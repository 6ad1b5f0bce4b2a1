import { dayOf, NEAR_SHARE, type BudgetNotice } from '@trialdesk/contract/entities/usage';
import { budgetNotices, mail } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';

export type BudgetStage = 'near' | 'reached';

export interface DayUse {
  tokens: number;
  budget: number;
  now: string;
}

/** Null below the share at which Administrators are warned. */
export function stageOf({ tokens, budget }: Pick<DayUse, 'tokens' | 'budget'>): BudgetStage | null {
  if (tokens >= budget) return 'reached';
  return tokens >= budget * NEAR_SHARE ? 'near' : null;
}

export async function findNotice(now: string): Promise<BudgetNotice | null> {
  return (await budgetNotices().doc(dayOf(now)).get()).data() ?? null;
}

export function isAnnounced(notice: BudgetNotice | null, stage: BudgetStage): boolean {
  return notice !== null && (stage === 'near' || notice.reached_at !== null);
}

/** With its mails, unless announced that day. */
export async function announceOnce(stage: BudgetStage, use: DayUse, mails: readonly OutgoingMail[]): Promise<void> {
  const place = budgetNotices().doc(dayOf(use.now));
  await runTransaction(async (transaction) => {
    const known = (await transaction.get(place)).data() ?? null;
    if (isAnnounced(known, stage)) return;
    transaction.set(place, {
      day: dayOf(use.now),
      budget: use.budget,
      near_at: known?.near_at ?? use.now,
      reached_at: stage === 'reached' ? use.now : null,
    });
    for (const { id, mail: content } of mails) transaction.set(mail().doc(id), content);
  });
}
